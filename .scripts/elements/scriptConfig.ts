import { join } from 'node:path'
import { defaultClientConditions, type InlineConfig, type Plugin } from 'vite'
import { root } from '../root.ts'
import { leanModules } from './leanModules.ts'
import { preactAlias } from './preactAlias.ts'

const folder = join(root, 'packages/elements')

/**
 * The configuration of the script's build: from the sources, with all that it needs inside, on Preact or on React itself. A draft is larger, and
 * needs none of the tools that make the last bytes smaller.
 */
export function scriptConfig(
  outDir: string,
  runtime: 'preact' | 'react' = 'preact',
  isDraft = false,
): InlineConfig {
  return {
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    plugins: [leanModules, isDraft ? [] : smallest()],
    // Whatever NODE_ENV is where it is built.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: ['@signpost/source', ...defaultClientConditions],
      alias: runtime === 'preact' ? preactAlias : [],
      dedupe: ['react', 'react-dom', 'preact'],
    },
    build: {
      target: 'es2022',
      cssTarget: 'esnext',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      // MapLibre is one.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
        },
        input: {
          signpost: join(folder, 'src/script/signpost.ts'),
          more: join(folder, 'src/script/more.ts'),
          define: join(folder, 'src/script/define.ts'),
        },
        output: {
          // All that a page with a search box needs, in one file; what only other elements need, in others.
          codeSplitting: {
            groups: [
              { name: 'country', test: /client\/src\/domain\/country/, priority: 1 },
              { name: 'core', test: /elements\/src\/script\/main/ },
            ],
          },
          entryFileNames: '[name].js',
          // Letters of a hash cannot be compressed; seven are the fewest for so many files.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  }
}

async function smallest(): Promise<Plugin[]> {
  const { oneHookOfDownshift } = await import('../build/oneHookOfDownshift.ts')
  return [oneHookOfDownshift, minifyAgain]
}

/** SWC folds more than the bundler's own minifier: two in a hundred bytes of a page's first load. */
const minifyAgain: Plugin = {
  name: 'signpost:minify-again',
  async generateBundle(_, bundle) {
    const { minify } = await import('@swc/core')
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      // What Vite would preload with each `import()`: nothing, here.
      const bare = chunk.code.replace(/,\s*__VITE_PRELOAD__[^)]*\)/g, ')')
      const { code } = await minify(bare, {
        module: true,
        compress: {
          passes: 3,
          ecma: 2020,
          // A warning of downshift's for developers, which it gives in production too.
          pure_funcs: ['console.warn'],
          // Nothing inside constructs what a function expression without `this` made.
          unsafe_arrows: true,
        },
        mangle: true,
      })
      chunk.code = code
    }
  },
}

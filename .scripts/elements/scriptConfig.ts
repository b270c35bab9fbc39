import { join } from 'node:path'
import { defaultClientConditions, type InlineConfig, type Plugin } from 'vite'
import { root } from '../root.ts'
import { leanModules } from './leanModules.ts'
import { preactAlias } from './preactAlias.ts'

const folder = join(root, 'packages/elements')

/** The build configuration of the script: from the sources, with all dependencies included, on Preact or on React. A draft is larger, but needs none of the tools that save the last bytes. */
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
    // Independent of NODE_ENV in the build environment.
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
      // MapLibre is such a chunk.
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
          // The code for a page with a search box is in one file, and the code of other elements in others.
          codeSplitting: {
            groups: [
              { name: 'country', test: /client\/src\/domain\/country/, priority: 1 },
              { name: 'core', test: /elements\/src\/script\/main/ },
            ],
          },
          entryFileNames: '[name].js',
          // Hashes do not compress, and seven letters are enough for this number of files.
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

/** SWC folds more than the bundler's minifier: it saves two percent of a page's initial load. */
const minifyAgain: Plugin = {
  name: 'signpost:minify-again',
  async generateBundle(_, bundle) {
    const { minify } = await import('@swc/core')
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      // Vite's preload lists for each `import()` are empty here.
      const bare = chunk.code.replace(/,\s*__VITE_PRELOAD__[^)]*\)/g, ')')
      const { code } = await minify(bare, {
        module: true,
        compress: {
          passes: 3,
          ecma: 2020,
          // A developer warning of downshift, which it also logs in production.
          pure_funcs: ['console.warn'],
          // No code constructs a function expression without `this`.
          unsafe_arrows: true,
        },
        mangle: true,
      })
      chunk.code = code
    }
  },
}

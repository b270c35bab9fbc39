import { join } from 'node:path'
import { defaultClientConditions, type InlineConfig, type Plugin } from 'vite'
import { root } from '../root.ts'
import { preactAlias } from './preactAlias.ts'

const folder = join(root, 'packages/elements')

/** The build configuration of the script: from the sources, with all dependencies included, on Preact or on React. */
export function scriptConfig(outDir: string, runtime: 'preact' | 'react' = 'preact'): InlineConfig {
  return {
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    plugins: [shippedMapLibre],
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

/** MapLibre with the worker that is shipped with the script. */
const shippedMapLibre: Plugin = {
  name: 'shipped-maplibre',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'maplibre-gl' && importer !== mapLibre ? mapLibre : undefined,
}

const mapLibre = join(folder, 'src/script/mapLibre.ts')

import { join } from 'node:path'
import { build } from 'vite'
import { oneHookOfDownshift } from './oneHookOfDownshift.ts'
import { stylesAsText } from './stylesAsText.ts'
import { withoutBarrel } from './withoutBarrel.ts'

/** Writes one JavaScript file for each source file, so that `'use client'` stays in place and bundlers take only the modules in use. */
export async function buildModules(folder: string, sources: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [stylesAsText(folder), oneHookOfDownshift, withoutBarrel],
    // Whatever NODE_ENV is where it is built.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: { entry: [...sources], formats: ['es'] },
      rolldownOptions: {
        // Only what the package itself wrote is in the package, and the stylesheets that it has as text.
        external: (id) => !/^[./\0]/.test(id) && !id.startsWith(folder) && !id.endsWith('?inline'),
        // Said of every such directive, also where one file stays one file; `checkDirectives` looks at what came out.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
        },
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  })
}

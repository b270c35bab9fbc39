import { join } from 'node:path'
import { build } from 'vite'
import { stylesAsText } from './stylesAsText.ts'

/** Writes one JavaScript file per source file, so that `'use client'` stays in place and bundlers include only used modules. */
export async function buildModules(folder: string, sources: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [stylesAsText(folder)],
    // Independent of NODE_ENV in the build environment.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: { entry: [...sources], formats: ['es'] },
      rolldownOptions: {
        // Only the package's own modules, and the stylesheets that it imports as text, are built into it.
        external: (id) => !/^[./\0]/.test(id) && !id.startsWith(folder) && !id.endsWith('?inline'),
        // Rolldown warns of every such directive, even where one file stays one file. `checkDirectives` checks the output.
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

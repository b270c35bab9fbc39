import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../root.ts'
import { run } from '../run.ts'

/** Writes the declarations that the entry points reach. Tests are excluded, so that dependencies that only they need cannot leak into them. */
export function buildDeclarations(folder: string, sources: readonly string[]): void {
  const settings = join(root, '.cache/build', `${basename(folder)}.json`)
  mkdirSync(join(settings, '..'), { recursive: true })
  writeFileSync(
    settings,
    JSON.stringify({
      extends: join(folder, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        emitDeclarationOnly: true,
        declarationMap: true,
        stripInternal: true,
        rootDir: join(folder, 'src'),
        outDir: join(folder, 'dist'),
      },
      files: sources,
      include: [],
    }),
  )
  if (run('tsc', ['-p', settings]) !== 0) throw new Error('The declarations could not be written.')
}

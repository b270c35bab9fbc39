import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from '../run.ts'

/**
 * Compiles a package that only Node runs into `dist`, with the files that are not modules. Nothing is bundled: its threads are started by the name of
 * their file.
 */
export function buildForNode(folder: string, assets: readonly string[]): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  mustRun('tsc', ['-p', join(folder, 'tsconfig.build.json')])
  for (const asset of assets) {
    cpSync(join(folder, 'src', asset), join(folder, 'dist', asset), { recursive: true })
  }
}

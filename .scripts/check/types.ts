import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { workspacePackages } from '../packages.ts'
import { root } from '../root.ts'
import { run } from '../run.ts'

/** Checks the types of every package's sources, tests and stories, and of the files in the root. */
export function checkTypes(): boolean {
  const folders = [root, ...workspacePackages().map(({ folder }) => folder)]
  const faulty = folders
    .filter((folder) => existsSync(join(folder, 'tsconfig.json')))
    .filter((folder) => run('tsc', ['-p', folder]) !== 0)
  return faulty.length === 0
}

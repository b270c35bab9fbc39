import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

const sources = [
  '{.storybook,.scripts,stories}/**/*.*',
  'packages/*/src/**/*.*',
  'packages/*/*.{json,md}',
  '*.{ts,json,yaml,md}',
]

/** A name for the state of all sources of the catalog. */
export function hashSources(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((one) => one.isFile())
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 12)
}

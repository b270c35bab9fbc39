import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { metadata } from '../elements/metadata.ts'
import { root } from '../root.ts'

/** What editors and the catalog read of the elements is what their sources say. */
export function checkMetadata(): boolean {
  const stale = [...metadata()].filter(([file, content]) => {
    const path = join(root, file)
    return !existsSync(path) || readFileSync(path, 'utf8') !== content
  })
  for (const [file] of stale) {
    console.error(
      `${file} is not what the elements are: run node .scripts/elements/writeMetadata.ts.`,
    )
  }
  return stale.length === 0
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { metadata, metadataFolder } from '../elements/metadata.ts'

/** What editors read of the elements is what their sources say. */
export function checkMetadata(): boolean {
  const stale = [...metadata()].filter(([file, content]) => {
    const path = join(metadataFolder, file)
    return !existsSync(path) || readFileSync(path, 'utf8') !== content
  })
  for (const [file] of stale) {
    console.error(
      `packages/elements/metadata/${file} is not what the elements are now: run node .scripts/elements/writeMetadata.ts.`,
    )
  }
  return stale.length === 0
}

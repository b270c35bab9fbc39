import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../packages.ts'

/** The sources of a package's doors, as its `exports` name them; a `*` stands for every file that fits. */
export function doorSources(folder: string, { name, exports }: Manifest): string[] {
  return Object.entries(exports ?? {}).flatMap(([door, conditions]) => {
    const source = conditions['@signpost/source']
    if (source === undefined) {
      throw new Error(
        `${name}: the door "${door}" has no "@signpost/source": name its source file.`,
      )
    }
    const files = source.includes('*') ? globSync(source, { cwd: folder }) : [source]
    return files.map((file) => join(folder, file))
  })
}

import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../packages.ts'

/** The source files of a package's entry points, from its `exports`; a `*` matches any file. Stylesheets outside a layer are generated from the others, internal modules are reached from the entry points, and JSON is published as it is. */
export function entrySources(folder: string, { name, exports }: Manifest): string[] {
  return Object.entries(exports ?? {}).flatMap(([entry, conditions]) => {
    if (/^\.\/internal\/|\.unlayered\.css$|\.json$/.test(entry)) return []
    const source = conditions['@signpost/source']
    if (source === undefined) {
      throw new Error(
        `${name}: the entry point "${entry}" has no "@signpost/source": name its source file.`,
      )
    }
    const files = source.includes('*') ? globSync(source, { cwd: folder }) : [source]
    return files.map((file) => join(folder, file))
  })
}

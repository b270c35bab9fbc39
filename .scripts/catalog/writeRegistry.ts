import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

interface RegistryFile {
  readonly path: string
  readonly type: string
}

interface RegistryItem {
  readonly name: string
  readonly files: readonly RegistryFile[]
}

const sources = join(root, 'stories/registry')

/** Writes the components for `npx shadcn add` into a folder: one `r/NAME.json` each, with its source, and the list `r/registry.json`. */
export function writeRegistry(site: string): void {
  const folder = join(site, 'r')
  mkdirSync(folder, { recursive: true })
  const write = (name: string, content: object): void =>
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content, null, 2))
  const registry: { readonly items: readonly RegistryItem[] } = JSON.parse(
    readFileSync(join(sources, 'registry.json'), 'utf8'),
  )
  write('registry', registry)
  for (const { files, ...item } of registry.items) {
    write(item.name, { ...item, files: files.map(withContent) })
  }
}

/** A file with its source, without the comments for our linter. */
function withContent({ path, type }: RegistryFile): RegistryFile & { readonly content: string } {
  const source = readFileSync(join(sources, path), 'utf8')
  return { path, type, content: source.replace(/^ *(\{\/\*|\/\/) biome-ignore .*\n/gm, '') }
}

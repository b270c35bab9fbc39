import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishablePackages } from '../../.scripts/packages.ts'

/** The types that an entry point exports, each once; `* from` for all types of another package. */
function typesOf(entry: string): string[] {
  const source = readFileSync(entry, 'utf8')
  const declared = [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(
    ([, name]) => name,
  )
  const listed = [...source.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(
    ([, all, names = '']) =>
      names.split(',').flatMap((item) => {
        const [, only, name] = /^\s*(type )?(\w+)/.exec(item) ?? []
        return all || only ? [name] : []
      }),
  )
  const reexported = [...source.matchAll(/^export type (\* from '[^']+')/gm)].map(
    ([, from]) => from,
  )
  return [...declared, ...listed, ...reexported].filter((name) => name !== undefined).sort()
}

// The exported values are in `exports.test.ts` of each package.
test.each(publishablePackages())(
  'the types that $manifest.name exports',
  async ({ folder, manifest }) => {
    const entries = Object.entries(manifest.exports ?? {})
    const open = entries.filter(([entry]) => !entry.startsWith('./internal'))
    const lines = open.flatMap(([entry, conditions]) => {
      const { '@signpost/source': source = '' } = conditions
      const names =
        source.endsWith('.ts') && !source.includes('*') ? typesOf(join(folder, source)) : []
      return [join(manifest.name, entry), ...names.map((name) => `  ${name}`)]
    })
    const file = manifest.name.replace('@signpost/', '')
    await expect(lines.map((line) => `${line}\n`).join('')).toMatchFileSnapshot(
      `exportedTypes/${file}.txt`,
    )
  },
)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishablePackages } from '../../.scripts/packages.ts'

/** The types that a door's source names, each once; `* from` where it hands on another door's. */
function typesOf(door: string): string[] {
  const source = readFileSync(door, 'utf8')
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
  const handedOn = [...source.matchAll(/^export type (\* from '[^']+')/gm)].map(([, from]) => from)
  return [...declared, ...listed, ...handedOn].filter((name) => name !== undefined).sort()
}

// What can be imported as a value is in `doors.test.ts` of each package.
test.each(publishablePackages())(
  'the types behind the doors of $manifest.name',
  async ({ folder, manifest }) => {
    const lines = Object.entries(manifest.exports ?? {}).flatMap(([door, conditions]) => {
      const { '@signpost/source': source = '' } = conditions
      const names = source.endsWith('.ts') ? typesOf(join(folder, source)) : []
      return [join(manifest.name, door), ...names.map((name) => `  ${name}`)]
    })
    const file = manifest.name.replace('@signpost/', '')
    await expect(lines.map((line) => `${line}\n`).join('')).toMatchFileSnapshot(`doors/${file}.txt`)
  },
)

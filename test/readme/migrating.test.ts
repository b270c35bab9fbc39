import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { propsOf } from '../../.scripts/catalog/propsOf.ts'
import { root } from '../../.scripts/root.ts'
import { gallery } from '../../.storybook/reference/gallery.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const entries: readonly (readonly [name: string, module: object])[] = [
  ['@signpost/client', await import('@signpost/client')],
  ['@signpost/react', await import('@signpost/react')],
  ['@signpost/map', await import('@signpost/map')],
  ['@signpost/adapters/mapbox', await import('@signpost/adapters/mapbox')],
  ['@signpost/adapters/google', await import('@signpost/adapters/google')],
]
const exported = new Set(entries.flatMap(([, module]) => Object.keys(module)))

/** The props of all components, and the members of the types that an app reads and writes. */
const members = new Set([
  ...gallery.flatMap(({ name }) => (propsOf(name)?.props ?? []).map((prop) => prop.name)),
  ...globSync('packages/{client,react,map,adapters}/src/**/*.ts', { cwd: root })
    .filter((file) => !/\.test(-d)?\.ts$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/^\s+(?:readonly )?(\w+)\??[:(<]/gm)])
    .map(([, name = '']) => name),
])

/** The names in code of the right cells of all tables, with the table's heading. */
const replacements = read('docs/guides/Migrating.md')
  .split('\n')
  .filter((line) => /^\| (?!---)/.test(line))
  .map((line) => line.split(' | ').at(-1) ?? '')
  .flatMap((cell) => [...cell.matchAll(/`([A-Za-z]\w*)(?=[`=({.])/g)].map(([, name = '']) => name))

/** Values of props, an attribute of HTML, and `map.getCenter()` of another library. */
const values = ['auto', 'thrifty', 'compact', 'card', 'full', 'map']

test('every replacement in the tables of Migrating exists', () => {
  expect(replacements.length).toBeGreaterThan(80)
  const unknown = replacements.filter(
    (name) => !exported.has(name) && !members.has(name) && !values.includes(name),
  )
  expect([...new Set(unknown)]).toEqual([])
})

test('every component and hook in them is an export', () => {
  const named = replacements.filter((name) => /^(use)?[A-Z]/.test(name))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !exported.has(name))).toEqual([])
})

test('every tag in them is one of ours', () => {
  for (const [, tag = ''] of read('docs/guides/Migrating.md').matchAll(/<(signpost-[\w-]+)>/g)) {
    const name = tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
    const files = globSync(`packages/elements/src/**/${name}Element.ts*`, { cwd: root })
    expect(files, tag).not.toEqual([])
  }
})

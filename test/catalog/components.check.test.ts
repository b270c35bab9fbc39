import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { propsOf } from '../../.scripts/catalog/propsOf.ts'
import { root } from '../../.scripts/root.ts'
import { componentNotes } from '../../.storybook/reference/componentNotes.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The components of a package's main entry point. */
async function componentsOf(load: () => Promise<object>): Promise<readonly string[]> {
  return Object.keys(await load()).filter((name) => propsOf(name) !== undefined)
}

const components = [
  ...(await componentsOf(() => import('@signpost/react'))),
  ...(await componentsOf(() => import('@signpost/map'))),
]

test('there are components', () => {
  expect(components).toContain('PlaceSearch')
  expect(components).toContain('RouteMap')
})

test.each(components)('%s and each of its props have a description', (component) => {
  const docs = propsOf(component)
  expect(docs?.description).toMatch(/^[^@]+$/)
  const silent = docs?.props.filter(
    ({ name, description }) => description === '' && name !== 'children',
  )
  expect(silent?.map(({ name }) => name)).toEqual([])
})

test.each([
  ['AddressForm', 'defaultValues', 'another component'],
  ['SearchResults', 'near', 'a generic type'],
  ['PlaceMap', 'mapStyle', 'another component'],
])('%s has the prop %s, which it takes from %s', (component, name) => {
  expect(propsOf(component)?.props.map((prop) => prop.name)).toContain(name)
})

test('the catalog shows or names each component', () => {
  const stories = globSync('{stories/**/*.{tsx,mdx},docs/**/*.md}', { cwd: root })
    .map(read)
    .join('\n')
  const absent = components.filter((name) => !new RegExp(`\\b${name}\\b`).test(stories))
  expect(absent).toEqual([])
})

test('every component with stories has accessibility notes', () => {
  const stories = globSync('stories/**/*.stories.tsx', { cwd: root }).map(read)
  const shown = stories.flatMap((text) => text.match(/^ {2}component: (\w+),$/m)?.[1] ?? [])
  const ours = shown.filter((name) => components.includes(name))
  expect(ours).toContain('PlaceSearch')
  expect(ours.filter((name) => componentNotes[name] === undefined)).toEqual([])
})

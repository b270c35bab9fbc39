import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Adapter } from '@signpost/adapters'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const guide = read('docs/guides/Providers.md')

/** Every adapter by the name of its function, with the fewest options. A validation has no capabilities. */
const entries = await Promise.all(
  Object.keys(JSON.parse(read('packages/adapters/package.json')).exports)
    .filter((entry) => entry !== '.')
    .map(async (entry): Promise<[string, Partial<Adapter>]> => {
      const module = await import(`@signpost/adapters${entry.slice(1)}`)
      const name = entry.slice(2).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
      return [name, module[name]({ url: 'https://a.example', apiKey: 'x', accessToken: 'x' })]
    }),
)
const adapters = entries.flatMap(([name, { capabilities }]) =>
  capabilities ? [[name, capabilities] as const] : [],
)
const validations = entries.filter(([, { capabilities }]) => capabilities === undefined)

/** The cells of the table rows that contain the name. */
const rowsOf = (name: string): string[][] =>
  guide
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes(`\`${name}\``))
    .map((line) => line.split('|').map((cell) => cell.trim()))

const anchors = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
  heading.toLowerCase().replaceAll(' ', '-'),
)
const stored = (cell: string | undefined): boolean => cell === 'yes'

test('the README counts the providers, and "How do I …" their adapters', () => {
  const named = ['Google', 'Mapbox', 'HERE', 'Photon', 'Nominatim']
  const providers = new Set(adapters.map(([name]) => rowsOf(name)[0]?.[1]))
  expect([...providers]).toEqual(
    expect.arrayContaining(named.map((name) => expect.stringContaining(name))),
  )
  expect(read('README.md')).toContain(
    `${named.join(', ')} and ${providers.size - named.length} others`,
  )
  expect(read('docs/how-do-i.md')).toContain(
    `lists ${adapters.length} of them, for ${providers.size} providers`,
  )
})

test.each(adapters)(
  '%s is in both tables of the guide, with its own terms',
  (name, capabilities) => {
    const [known, terms] = rowsOf(name)
    const { operations, terms: own } = capabilities
    expect(known?.[operations.includes('getDirections') ? 3 : 2]).toContain(`\`${name}\``)
    const anchor = /\(#([^)]+)\)/.exec(known?.[1] ?? '')?.[1]
    expect(anchors).toContain(anchor)
    const [, , map, isStored, credits] = terms ?? []
    expect(map).toMatch({ any: /^any$/, own: /’s$|'s$/, none: /^none$/ }[own.map])
    expect(stored(isStored)).toBe(own.store)
    expect(credits).toBe(own.attribution.map(({ text }) => text).join(', '))
  },
)

/** The providers of the adapters with these capabilities, as the guide names them. */
const titlesOf = (has: (capabilities: Adapter['capabilities']) => boolean): string[] => [
  ...new Set(
    adapters
      .filter(([, capabilities]) => has(capabilities))
      .flatMap(([name]) => /\[(.+)\]/.exec(rowsOf(name)[0]?.[1] ?? '')?.[1] ?? []),
  ),
]

test('the README of adapters names the geocoders that need a point to search around', () => {
  const needy = titlesOf(
    ({ operations, needsCenter }) => operations.includes('search') && needsCenter !== false,
  )
  const sentence = /`needsCenter`: false for all but ([^.]*), so that/
  const named = sentence.exec(read('packages/adapters/README.md'))?.[1]
  expect(named?.split(/, | and /).sort()).toEqual(needy.sort())
})

test('the page on the European Economic Area names the providers that allow a map of their own only', () => {
  const owners = titlesOf(({ terms }) => terms.map === 'own')
  const page = read('docs/guides/EuropeanEconomicArea.md')
  const named = /With ([^.]*) the adapters allow a map of the provider only/.exec(page)?.[1]
  expect(['Google', ...(named?.split(/, | and /) ?? [])].sort()).toEqual(owners.sort())
  expect(page).toContain('[All but seven]')
  expect(owners).toHaveLength(7)
})

test('the section on delivery points has the countries and the verification of each validation', () => {
  expect(validations).toHaveLength(4)
  for (const [name] of validations) expect(rowsOf(name), name).toHaveLength(2)
})

test('each section describes features, gaps, costs, terms and verification', () => {
  const sections = guide.split('\n## ').slice(1)
  const providers = sections.filter((section) => section.includes('- **Works:**'))
  const listed = new Set(guide.match(/\(#[^)]+\) \|/g))
  expect(providers).toHaveLength(listed.size)
  for (const section of providers) {
    const parts = [...section.matchAll(/^- \*\*([^*]+):\*\*/gm)].map(([, part]) => part)
    expect(parts, section).toEqual(['Works', 'Does not', 'Costs', 'Terms', 'Checked against'])
  }
})

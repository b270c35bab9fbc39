import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGeoClient, type GeoIssue, type Route } from '@signpost/client'
import { expect, test } from 'vitest'
import { engines, type Recorded } from './engines/cases.ts'

const url = 'https://engine.example'

/** The result of a case from its recorded answer; the adapter has to send the recorded request. */
async function replay(name: keyof typeof engines, title: string): Promise<unknown> {
  const recordings = readFileSync(join(import.meta.dirname, `engines/${name}.json`), 'utf8')
  const all: Record<string, Recorded> = JSON.parse(recordings)
  const recorded = all[title]
  const { create, cases } = engines[name]
  const issues: GeoIssue[] = []
  const fetch = create(url, async (input, init) => {
    expect(String(input)).toBe(url + recorded?.path)
    expect(init?.method ?? 'GET').toBe(recorded?.method)
    expect(init?.body && JSON.parse(String(init.body))).toEqual(recorded?.sent)
    return Response.json(recorded?.body, { status: recorded?.status ?? 0 })
  })
  const onIssue = (issue: GeoIssue): unknown => issues.push(issue)
  const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch, onIssue })
  const result = await new Map(Object.entries(cases)).get(title)?.(client)
  expect(issues).toEqual([])
  return result
}

test('a theatre while typing, which Nominatim has twice: as a building and as a stand of bicycles', async () => {
  const theatre = {
    kind: 'place',
    line1: 'Teatro Solís',
    categories: [{ code: 'amenity=theatre', name: 'Theatre' }],
    searchFilter: 'nominatim:"W81799045"',
  }
  expect(await replay('nominatim', 'a theatre while typing')).toMatchObject({
    suggestions: [
      theatre,
      { line1: 'Teatro Solís', categories: [{ code: 'amenity=bicycle_rental' }] },
    ],
  })
})

test('the details of a suggestion of Nominatim', async () => {
  expect(await replay('nominatim', 'the details of a suggestion')).toMatchObject({
    places: [{ name: 'Teatro Solís', address: { street: 'Bartolomé Mitre', countryCode: 'URY' } }],
  })
})

test('a house of Nominatim', async () => {
  expect(await replay('nominatim', 'a house')).toMatchObject({
    places: [{ accuracy: 10, address: { street: 'Avenida 18 de Julio', city: 'Montevideo' } }],
  })
})

test('a city of Nominatim', async () => {
  expect(await replay('nominatim', 'a city')).toMatchObject({
    places: [{ name: 'Montevideo', address: { country: 'Uruguay', countryCode: 'URY' } }],
  })
})

test('a name of Nominatim in another script', async () => {
  expect(await replay('nominatim', 'a name in another script')).toMatchObject({
    places: [{ name: 'Байтерек', address: { countryCode: 'KAZ' } }],
  })
})

test('the address that Nominatim has for a point', async () => {
  expect(await replay('nominatim', 'the address of a point')).toMatchObject({
    address: { street: 'Bartolomé Mitre', city: 'Montevideo', countryCode: 'URY' },
  })
})

test('a point for which Nominatim has no address', async () => {
  expect(await replay('nominatim', 'a point without an address')).toBeNull()
})

test('a text for which Nominatim has nothing', async () => {
  expect(await replay('nominatim', 'nothing')).toMatchObject({ places: [] })
})

test('a route of GraphHopper by car, with its turns', async () => {
  expect(await replay('graphhopper', 'a way by car')).toMatchObject({
    distance: 198.647,
    duration: 19,
    maneuvers: [
      { kind: 'continue' },
      { kind: 'turn', side: 'right' },
      { kind: 'turn', side: 'right' },
      { kind: 'arrive' },
    ],
  })
})

test('the number of a road of GraphHopper is beside its name', async () => {
  const { maneuvers } = (await replay('graphhopper', 'a way to a numbered road')) as Route
  expect(maneuvers.at(-2)).toMatchObject({
    kind: 'keep',
    side: 'right',
    turnRoad: { name: 'Ruta 101 Capitán Juán Antonio Artigas', secondaryName: '101' },
  })
})

test.each(['a way on foot', 'the shortest way without what can be avoided'])(
  'GraphHopper finds %s',
  async (title) => {
    const route = (await replay('graphhopper', title)) as Route
    expect(route.distance).toBe(198.647)
    expect(route.unmetAvoid).toEqual([])
    expect(route.maneuvers.map(({ kind }) => kind)).not.toContain('unknown')
  },
)

test('a point outside of the map of GraphHopper has no route, and is no failure', async () => {
  expect(await replay('graphhopper', 'no way')).toBeNull()
})

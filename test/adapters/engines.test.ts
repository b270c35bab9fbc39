import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGeoClient, type GeoIssue, type Route } from '@signpost/client'
import { expect, test } from 'vitest'
import { engines, type Recorded } from './engines/cases.ts'

const url = 'https://engine.example'

/** The result of a case from its recorded answer, if the adapter sends the recorded request. */
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

test('suggests a theater that Nominatim has twice, as a building and as bicycle parking', async () => {
  const theater = {
    kind: 'place',
    line1: 'Teatro Solís',
    categories: [{ code: 'amenity=theatre', name: 'Theatre' }],
    searchFilter: 'nominatim:"W81799045"',
  }
  expect(await replay('nominatim', 'a theatre while typing')).toMatchObject({
    suggestions: [
      theater,
      { line1: 'Teatro Solís', categories: [{ code: 'amenity=bicycle_rental' }] },
    ],
  })
})

test('reads the details of a suggestion from Nominatim', async () => {
  expect(await replay('nominatim', 'the details of a suggestion')).toMatchObject({
    places: [{ name: 'Teatro Solís', address: { street: 'Bartolomé Mitre', countryCode: 'URY' } }],
  })
})

test('reads a house from Nominatim', async () => {
  expect(await replay('nominatim', 'a house')).toMatchObject({
    places: [{ accuracy: 10, address: { street: 'Avenida 18 de Julio', city: 'Montevideo' } }],
  })
})

test('reads a city from Nominatim', async () => {
  expect(await replay('nominatim', 'a city')).toMatchObject({
    places: [{ name: 'Montevideo', address: { country: 'Uruguay', countryCode: 'URY' } }],
  })
})

test('reads a name in another script from Nominatim', async () => {
  expect(await replay('nominatim', 'a name in another script')).toMatchObject({
    places: [{ name: 'Байтерек', address: { countryCode: 'KAZ' } }],
  })
})

test('reads the address of a point from Nominatim', async () => {
  expect(await replay('nominatim', 'the address of a point')).toMatchObject({
    address: { street: 'Bartolomé Mitre', city: 'Montevideo', countryCode: 'URY' },
  })
})

test('reads a point without an address from Nominatim', async () => {
  expect(await replay('nominatim', 'a point without an address')).toBeNull()
})

test('reads a text without results from Nominatim', async () => {
  expect(await replay('nominatim', 'nothing')).toMatchObject({ places: [] })
})

test('reads a route by car, with its turns, from GraphHopper', async () => {
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

test('reads the number of a road beside its name from GraphHopper', async () => {
  const { maneuvers } = (await replay('graphhopper', 'a way to a numbered road')) as Route
  expect(maneuvers.at(-2)).toMatchObject({
    kind: 'keep',
    side: 'right',
    turnRoad: { name: 'Ruta 101 Capitán Juán Antonio Artigas', secondaryName: '101' },
  })
})

test.each(['a way on foot', 'the shortest way without what can be avoided'])(
  'reads %s from GraphHopper',
  async (title) => {
    const route = (await replay('graphhopper', title)) as Route
    expect(route.distance).toBe(198.647)
    expect(route.unmetAvoid).toEqual([])
    expect(route.maneuvers.map(({ kind }) => kind)).not.toContain('unknown')
  },
)

test('reads a point outside the map of GraphHopper as no route', async () => {
  expect(await replay('graphhopper', 'no way')).toBeNull()
})

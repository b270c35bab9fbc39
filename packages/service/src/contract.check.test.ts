import {
  type Coordinate,
  createGeoClient,
  type GeoClient,
  type GeoIssue,
  type LocatedAddress,
  pages,
  type Suggestion,
} from '@signpost/client'
import { distanceBetween } from '@signpost/client/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDemo, openDemo } from './testing/openDemo.ts'

// The data of the demo may have to be built first.

const cities = [
  {
    name: 'Montevideo',
    calledThere: 'Montevideo',
    country: 'URY',
    center: { latitude: -34.9055, longitude: -56.1917 },
    typed: ['teatro', 'avenida 18 de julio 1234', 'montevideo', 'farmacia', 'ancap', 'a', 'plaza'],
    category: 'farmacia',
    ends: [
      { latitude: -34.9077, longitude: -56.2012 },
      { latitude: -34.8945, longitude: -56.1529 },
    ],
  },
  {
    name: 'Astana',
    calledThere: 'Астана',
    country: 'KAZ',
    center: { latitude: 51.1605, longitude: 71.4306 },
    typed: ['театр', 'проспект абая', 'астана', 'аптека', 'банк', 'а', 'парк'],
    category: 'pharmacy',
    ends: [
      { latitude: 51.1283, longitude: 71.4305 },
      { latitude: 51.1605, longitude: 71.4704 },
    ],
  },
] as const

let demo: OpenDemo
let client: GeoClient
const issues: GeoIssue[] = []

beforeAll(async () => {
  demo = await openDemo()
  client = createGeoClient({
    baseUrl: 'http://localhost',
    apiKey: 'demo',
    fetch: async (input, init) => demo.app.request(input, init),
    onIssue: (issue) => issues.push(issue),
  })
})
afterAll(() => demo.close())
afterEach(() => {
  // The client drops parts that it cannot read, and a test must not ignore them.
  expect(issues.splice(0)).toEqual([])
})

/** Points around a place, some hundred meters apart. */
function around({ latitude, longitude }: Coordinate): Coordinate[] {
  const steps = [-3, -2, -1, 0, 1, 2, 3]
  return steps.flatMap((north) =>
    steps.map((east) => ({
      latitude: latitude + north * 0.0031,
      longitude: longitude + east * 0.0037,
    })),
  )
}

describe.each(cities)('the client reads every answer of $name', (city) => {
  const { center, country, typed, category, ends } = city

  async function suggestionsOf(query: string): Promise<readonly Suggestion[]> {
    const { suggestions } = await client.suggest({ query, near: center, limit: 20 })
    return suggestions
  }

  it.each(typed)('suggestions for %j, and a search by each of them', async (query) => {
    const suggestions = await suggestionsOf(query)
    expect(suggestions.length).toBeGreaterThan(0)
    for (const { searchFilter, line1, kind } of suggestions) {
      const { places } = await client.search({ query: line1, near: center, searchFilter })
      if (kind === 'term') continue
      expect(places).toHaveLength(1)
      expect(kind === 'place' ? places[0]?.name : places[0]?.address?.formatted).toContain(line1)
    }
  })

  it('all places of a category, page after page, each once and in order of distance', async () => {
    const [term] = (await suggestionsOf(category)).filter(({ kind }) => kind === 'term')
    const found = []
    const ask = (page?: string) =>
      client.search({ query: category, near: center, searchFilter: term?.searchFilter, page })
    for await (const page of pages(ask, { most: 4 })) found.push(...page.places)
    const distances = found.map(({ distance = Number.NaN }) => distance)
    expect(distances.length).toBeGreaterThan(10)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    const marks = found.map(({ name, coordinate }) => JSON.stringify([name, coordinate]))
    expect(new Set(marks).size).toBe(marks.length)
  })

  it('suggestions page after page, each once', async () => {
    const found: Suggestion[] = []
    const ask = (page?: string) => client.suggest({ query: typed[5], near: center, limit: 5, page })
    for await (const page of pages(ask, { most: 4 })) found.push(...page.suggestions)
    expect(found.length).toBeGreaterThan(5)
    expect(new Set(found.map(({ searchFilter }) => searchFilter)).size).toBe(found.length)
  })

  it('distances from the user', async () => {
    const userPosition = ends[0]
    const { places } = await client.search({ query: typed[0], near: center, userPosition })
    for (const { distance, coordinate } of places) {
      const meters = distanceBetween(userPosition, coordinate as Coordinate)
      expect(distance).toBeCloseTo(meters, -1)
    }
  })

  it('addresses there and back', async () => {
    const found = await Promise.all(
      around(center).map((coordinate) => client.reverseGeocode({ coordinate })),
    )
    const houses = found.filter((address) => address?.address.houseNumber !== undefined)
    expect(houses.length).toBeGreaterThan(10)
    const back = await Promise.all(houses.map((house) => thereAndBack(house as LocatedAddress)))
    expect(back.filter(Boolean).length / back.length).toBeGreaterThanOrEqual(0.9)
  })

  /** True when the text of an address finds the address, and its point finds the same street. */
  async function thereAndBack({ address }: LocatedAddress): Promise<boolean> {
    const { houseNumber, street, formatted = '' } = address
    const { places } = await client.forwardGeocode({ query: formatted, near: center })
    const [found] = places
    if (found?.coordinate === undefined) return false
    expect(found.accuracy).toBeGreaterThanOrEqual(1)
    expect(found.accuracy).toBeLessThanOrEqual(10)
    const again = await client.reverseGeocode({ coordinate: found.coordinate })
    return (
      found.address?.houseNumber === houseNumber &&
      found.address?.street === street &&
      again?.address.street === street
    )
  }

  it('brands and their ranks', async () => {
    const all = await client.listBrands({ country })
    expect(all.length).toBeGreaterThan(50)
    const best = await client.listBrands({ country, maxRank: 2 })
    expect(best).toEqual(all.filter(({ rank = 0 }) => rank <= 2))
  })

  it.each(['car', 'truck', 'bicycle', 'pedestrian'] as const)(
    'directions by %s',
    async (vehicle) => {
      const [origin, destination] = ends
      const route = await client.getDirections({ origin, destination, vehicle, avoid: [] })
      expect(route?.origin?.address.city).toBe(city.calledThere)
      expect(route?.distance).toBeGreaterThan(distanceBetween(origin, destination))
      expect(route?.duration).toBeGreaterThan(0)
      expect(route?.maneuvers.at(-1)?.kind).toBe('arrive')
      const [longitude, latitude] = route?.path.at(-1) ?? [0, 0]
      expect(distanceBetween({ latitude, longitude }, destination)).toBeLessThan(200)
    },
  )
})

describe('the client reads', () => {
  it.each(['en', 'fr-FR', 'es-ES', 'de-DE', 'it-IT'] as const)(
    'the categories in %s',
    async (language) => {
      const categories = await client.listCategories({ language })
      expect(categories.length).toBeGreaterThan(5)
      for (const { names, children } of categories) {
        expect(names.map((name) => name.language.slice(0, 2))).toContain(language.slice(0, 2))
        expect(children.length).toBeGreaterThan(0)
      }
    },
  )

  it('an empty answer', async () => {
    const { center } = cities[0]
    const sea = { latitude: 0, longitude: -140 }
    expect((await client.search({ query: 'xqzwv', near: center })).places).toEqual([])
    expect((await client.suggest({ query: 'xqzwv', near: center })).suggestions).toEqual([])
    expect(await client.reverseGeocode({ coordinate: sea })).toBeNull()
    expect(await client.getDirections({ origin: sea, destination: center })).toBeNull()
  })

  it('the reason of a refusal', async () => {
    const closed = createGeoClient({
      baseUrl: 'http://localhost',
      apiKey: 'wrong',
      fetch: async (input, init) => demo.app.request(input, init),
    })
    await expect(closed.listBrands({ country: 'URY' })).rejects.toMatchObject({ kind: 'key' })
    await expect(client.listBrands({ country: 'XXX' })).rejects.toMatchObject({
      kind: 'request',
      parameter: 'country',
    })
  })
})

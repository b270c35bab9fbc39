import { createGeoClient } from '@signpost/client'
import type { Terms } from '@signpost/client/domain'
import { expect, test } from 'vitest'
import { fakeFetch } from '../../test/provider.ts'
import {
  type Adapter,
  combine,
  defineAdapter,
  places,
  routes,
  withFallback,
  within,
} from '../index.ts'

const center = { latitude: 52.52, longitude: 13.405 }
const attribution = [{ text: '© OpenStreetMap contributors' }]
const terms = { map: 'any', store: true, attribution, uses: 'any' } as const

function named(name: string, own: Terms = terms): Adapter {
  const found = async () => [{ kind: 'area' as const, place: { name } }]
  return defineAdapter({
    name,
    title: name,
    terms: own,
    has: places({ suggest: found, search: found }),
  })
}

const roads = defineAdapter({
  name: 'routes',
  title: 'Routes',
  terms: { ...terms, attribution: [...attribution, { text: 'Routes' }] },
  has: routes({
    vehicles: ['car'],
    optimizations: ['fastest'],
    avoidances: [],
    find: async () => ({
      points: [
        [13, 52],
        [13, 52.1],
      ],
      duration: 60,
      steps: [],
    }),
  }),
})

test('passes each operation to the first provider that has it', async () => {
  const fetch = combine(named('a'), named('b'), roads)
  const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch })
  const { places } = await client.search({ query: 'x', near: center })
  expect(places.map(({ name }) => name)).toEqual(['a'])
  const route = await client.getDirections({ origin: center, destination: center })
  expect(route?.maneuvers.map(({ command }) => command)).toEqual(['CO.', 'DT.'])
})

test('needs a center when one of its geocoders does', () => {
  const area = { north: 53, south: 52, west: 13, east: 14 }
  expect(combine(named('a'), roads).capabilities.needsCenter).toBe(false)
  expect(withFallback(named('a'), named('b')).capabilities.needsCenter).toBe(false)
  expect(combine(within(area, named('a')), named('b')).capabilities.needsCenter).toBe(true)
})

test('looks up a suggestion at the provider that suggested it', async () => {
  const [a, b] = [named('a'), named('b')]
  const suggesting = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: b })
  const [suggestion] = (await suggesting.suggest({ query: 'x', near: center })).suggestions
  const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: combine(a, b) })
  const searchFilter = suggestion?.searchFilter
  const { places } = await client.search({ query: 'x', near: center, searchFilter })
  expect(places.map(({ name }) => name)).toEqual(['b'])
})

test('has the operations of all providers, the routing of one, and each credit once', () => {
  expect(combine(named('a'), roads).capabilities).toEqual({
    operations: ['suggest', 'search', 'getDirections'],
    vehicles: ['car'],
    optimizations: ['fastest'],
    avoidances: [],
    needsCenter: false,
    terms: { ...terms, attribution: [...attribution, { text: 'Routes' }] },
  })
})

test('has the strictest terms of all, because an answer does not name its provider', () => {
  const withTerms = (other: Partial<Terms>): Adapter => named('x', { ...terms, ...other })
  const own = withTerms({ map: 'own', mapHosts: ['maps.example'], store: false })
  const none = withTerms({ map: 'none', uses: ['a', 'b'], billing: 'eea' })
  const other = withTerms({ map: 'own', mapHosts: ['other.example'], uses: ['b'] })
  const together = (...all: [Adapter, ...Adapter[]]): Terms => combine(...all).capabilities.terms
  expect(together(named('a'), own)).toMatchObject({
    map: 'own',
    mapHosts: ['maps.example'],
    store: false,
    uses: 'any',
  })
  expect(together(own, none)).toMatchObject({ map: 'none', uses: ['a', 'b'], billing: 'eea' })
  expect(together(own, other)).toMatchObject({ map: 'own', mapHosts: [] })
  expect(together(none, other).uses).toEqual(['b'])
})

test('answers 501 to an operation that no provider has', async () => {
  const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: combine(named('a')) })
  await expect(client.reverseGeocode({ coordinate: center })).rejects.toMatchObject({ status: 501 })
})

test('refuses other paths and methods as a route handler', async () => {
  const geo: (request: Request) => Promise<Response> = combine(named('a'))
  const url = 'https://app.example/geo/v2/search/json?search_center=1,2&query=x'
  expect((await geo(new Request(url))).status).toBe(200)
  expect((await geo(new Request(url, { method: 'POST' }))).status).toBe(405)
  expect((await geo(new Request('https://app.example/geo/v2/other/json'))).status).toBe(404)
  expect(
    (await geo(new Request('https://app.example/geo/v2/search/json?search_center=x&query=x')))
      .status,
  ).toBe(400)
})

test('answers 504 when a provider does not answer in time', async () => {
  const slow = defineAdapter(
    {
      name: 'slow',
      title: 'Slow',
      terms,
      has: places({
        reverseGeocode: async (_, { ask }) => {
          await ask('https://slow.example')
          return {}
        },
      }),
    },
    { timeout: 5, fetch: fakeFetch({ hangs: true }).fetch },
  )
  const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: slow })
  await expect(client.reverseGeocode({ coordinate: center })).rejects.toMatchObject({
    status: 504,
    code: 'provider_timeout',
  })
})

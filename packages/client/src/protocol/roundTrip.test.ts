import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGeoClient } from '../createGeoClient.ts'
import type { Coordinate } from '../domain/coordinate.ts'
import { avoidances, optimizations, vehicles } from '../domain/route.ts'
import { defaultWire } from '../wireOptions.ts'
import { BEST_RANK, LAST_RANK, languageTags, MAX_RESULTS } from './limits.ts'
import {
  brandList,
  categoryList,
  directions,
  reverseGeocode,
  search,
  suggestions,
} from './operations.ts'
import type { ProtocolOperation } from './ProtocolOperation.ts'
import { readRequest } from './readRequest.ts'

// The table of parameters reads back each parameter that the client writes, with the same name, spelling and meaning.

let sent: Request | undefined
const client = createGeoClient({
  baseUrl: 'https://geo.example/base',
  apiKey: 'any',
  fetch: async (input, init) => {
    sent = new Request(input, init)
    return new Response(null, { status: 204 })
  },
})

async function readBack<Request extends object>(
  operation: ProtocolOperation<Request>,
  call: Promise<unknown>,
): Promise<Request> {
  await call
  const { url = '', headers = new Headers() } = sent ?? {}
  expect(new URL(url).pathname).toBe(`/base${operation.path}`)
  return readRequest(operation, { url, headers })
}

const degrees = (most: number) =>
  fc.integer({ min: -most * 1e7, max: most * 1e7 }).map((steps) => steps / 1e7)
const coordinate: fc.Arbitrary<Coordinate> = fc.record({
  latitude: degrees(90),
  longitude: degrees(180),
})
const query = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) =>
    text
      .replaceAll(/[\p{C}\p{Z}]/gu, ' ')
      .normalize('NFC')
      .trim(),
  )
  .filter((text) => text !== '')
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const limit = maybe(fc.integer({ min: 1, max: 50 }))
const opaque = maybe(fc.base64String({ minLength: 4 }))
const rank = maybe(fc.integer({ min: 1, max: 5 }))

test('the table reads a request for suggestions as the client sent it', async () => {
  const asked = fc.record({
    query,
    near: coordinate,
    userPosition: maybe(coordinate),
    limit,
    page: opaque,
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ near, ...parameters }) => {
      const { limit = 10 } = parameters
      expect(await readBack(suggestions, client.suggest({ near, ...parameters }))).toEqual({
        ...parameters,
        center: near,
        limit,
        languages: { catalog: 'en', own: undefined },
        debug: '0',
      })
    }),
  )
})

test('the table reads a search as the client sent it', async () => {
  const asked = fc.record({
    query,
    near: coordinate,
    userPosition: maybe(coordinate),
    limit,
    page: opaque,
    searchFilter: opaque,
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ near, ...parameters }) => {
      const { limit = 10 } = parameters
      expect(await readBack(search, client.search({ near, ...parameters }))).toEqual({
        ...parameters,
        center: near,
        limit,
        type: '',
        languages: { catalog: 'en', own: undefined },
        debug: '0',
      })
    }),
  )
})

test('the table reads a forward geocode as the client sent it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ query, near: coordinate, page: opaque }),
      async ({ near, ...parameters }) => {
        expect(
          await readBack(search, client.forwardGeocode({ near, ...parameters })),
        ).toMatchObject({
          ...parameters,
          center: near,
          type: 'address-only',
        })
      },
    ),
  )
})

test('the table reads a reverse geocode as the client sent it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ coordinate }), async (parameters) => {
      expect(await readBack(reverseGeocode, client.reverseGeocode(parameters))).toEqual(parameters)
    }),
  )
})

test('the table reads a request for brands as the client sent it', async () => {
  const asked = fc
    .record({ country: fc.constantFrom('URY', 'USA', 'DEU'), minRank: rank, maxRank: rank })
    .filter(({ minRank = 1, maxRank = 5 }) => minRank <= maxRank)
  await fc.assert(
    fc.asyncProperty(asked, async (parameters) => {
      const { country, minRank = 1, maxRank = 5 } = parameters
      expect(await readBack(brandList, client.listBrands(parameters))).toEqual({
        country,
        minRank,
        maxRank,
      })
    }),
  )
})

test('the table reads a request for categories as the client sent it', async () => {
  expect(await readBack(categoryList, client.listCategories({ language: 'fr-FR' }))).toEqual({
    language: 'fr',
    languages: { catalog: 'en', own: undefined },
  })
})

test('the table reads a request for directions as the client sent it', async () => {
  const avoid = fc.oneof(fc.subarray([...avoidances]), fc.constant(['none'] as const))
  const asked = fc.record({
    origin: coordinate,
    destination: coordinate,
    vehicle: maybe(fc.constantFrom(...vehicles)),
    optimize: maybe(fc.constantFrom(...optimizations)),
    avoid: maybe(avoid),
  })
  await fc.assert(
    fc.asyncProperty(asked, async (parameters) => {
      const { vehicle = 'car', optimize = 'fastest', avoid = ['hov'] } = parameters
      expect(await readBack(directions, client.getDirections(parameters))).toEqual({
        ...parameters,
        vehicle,
        optimize,
        avoid: avoid[0] === 'none' ? [] : avoid,
      })
    }),
  )
})

test('the client checks the same bounds as the table', async () => {
  expect(defaultWire.maxLimit).toBe(MAX_RESULTS)
  expect(defaultWire.languages).toEqual(languageTags)
  const country = 'URY'
  for (const [minRank, maxRank] of [
    [BEST_RANK - 1, LAST_RANK],
    [BEST_RANK, LAST_RANK + 1],
  ]) {
    await expect(client.listBrands({ country, minRank, maxRank })).rejects.toThrow('must be')
  }
  await client.listBrands({ country, minRank: BEST_RANK, maxRank: LAST_RANK })
})

import { createGeoClient, GeoError, pages } from '@signpost/client'
import { describe, expect, test } from 'vitest'
import { createGeoFetch } from '../fetch/createGeoFetch.ts'
import { hostileLinks, hostileTexts } from '../fixtures/special/hostileTexts.ts'
import { ask, goodRequests } from '../testing/ask.ts'
import type { ScenarioEffect } from './Scenario.ts'

const near = { latitude: -34.9055, longitude: -56.1913 }
const query = { query: 'estación', near }

function body(path: string, scenario: ScenarioEffect, more: Record<string, string> = {}) {
  const geoFetch = createGeoFetch({ scenarios: [scenario] })
  return ask(geoFetch, path, { ...goodRequests[path], ...more })
}

function clientWith(scenario: ScenarioEffect) {
  const options = { baseUrl: 'https://geo.example', apiKey: 'any' }
  return createGeoClient({ ...options, fetch: createGeoFetch({ scenarios: [scenario] }) })
}

describe('paging', () => {
  test('endless: every page has a next one, with other items', async () => {
    const client = clientWith({ kind: 'endless-paging' })
    const names: (string | undefined)[] = []
    for await (const { places } of pages((page) => client.search({ ...query, page }), {
      most: 4,
    })) {
      names.push(places[0]?.name)
    }
    expect(names).toHaveLength(4)
    expect(new Set(names).size).toBe(4)
  })

  test('repeating: returns the same page and state forever', async () => {
    const client = clientWith({ kind: 'repeating-paging' })
    const first = await client.suggest(query)
    expect(first.nextPage).toBeDefined()
    expect(await client.suggest({ ...query, page: first.nextPage })).toEqual(first)
  })

  test.each(['endless-paging', 'repeating-paging'] as const)(
    '%s does not change answers without pages',
    async (kind) => {
      const answer = await body('brand_list', { kind })
      expect(Object.keys(await answer.json())).toEqual(['brand_list'])
    },
  )
})

describe('huge', () => {
  const size = { kind: 'huge', items: 300, maneuvers: 20, points: 400 } as const

  test('every list has as many items as the scenario says, whatever the request', async () => {
    const client = clientWith(size)
    expect((await client.suggest({ ...query, limit: 5 })).suggestions).toHaveLength(300)
    expect((await client.search(query)).places).toHaveLength(300)
    expect(await client.listBrands({ country: 'URY' })).toHaveLength(300)
    expect(await client.listCategories()).toHaveLength(300)
  })

  test('a route has as many maneuvers and points as the scenario says', async () => {
    const route = await clientWith(size).getDirections({ origin: near, destination: near })
    expect(route?.maneuvers).toHaveLength(20)
    expect(route?.path).toHaveLength(400)
  })

  test('has 10,000 items by default', async () => {
    const { suggests } = await (await body('suggestions', { kind: 'huge' })).json()
    expect(suggests).toHaveLength(10_000)
  })

  test('an error response stays unchanged', async () => {
    expect((await body('search', size, { search_center: 'here' })).status).toBe(400)
  })
})

describe('hostile text', () => {
  test('every kind is in the texts for people, and nowhere else', async () => {
    const answer = await body('search', { kind: 'hostile-text' }, { query: 'estación' })
    const { places, iterator_status } = await answer.json()
    const shown = JSON.stringify(places)
    for (const text of Object.values(hostileTexts)) {
      expect(shown).toContain(JSON.stringify(text).slice(1, -1))
    }
    expect(iterator_status).toMatch(/^from-/)
    expect(places[0].fuel_price[0].units).toBe('L')
    expect(places[0].location.country_code).toBe('URY')
  })

  test.each(Object.entries(hostileTexts))(
    'the client reads texts of the kind %s',
    async (kind, text) => {
      if (!isHostile(kind)) return expect.unreachable()
      const { suggestions } = await clientWith({ kind: 'hostile-text', text: kind }).suggest(query)
      expect(suggestions.length).toBeGreaterThan(2)
      for (const { line1 } of suggestions) expect(line1).toBe(text)
    },
  )

  test('contains the characters that its kinds name', () => {
    expect(hostileTexts.long).toHaveLength(5000)
    expect(() => encodeURIComponent(hostileTexts.surrogates)).toThrow(URIError)
    expect(hostileTexts.zalgo.normalize('NFC').length).toBeGreaterThan(200)
  })
})

test('hostile links: the client drops them all', async () => {
  const answer = await body('search', { kind: 'hostile-links' }, { query: 'ombú' })
  const { places } = await answer.json()
  expect(hostileLinks).toContain(places[0].enhanced_contents.business_url)
  const found = await clientWith({ kind: 'hostile-links' }).search({ query: 'ombú', near })
  expect(found.places[0]?.content).toMatchObject({ photos: [] })
  expect(found.places[0]?.content).not.toHaveProperty('website', expect.anything())
})

describe('wrong bodies', () => {
  test.each([
    ['html', 'decode'],
    ['empty', 'decode'],
    ['nan', 'decode'],
    ['truncated', 'decode'],
    ['null', 'decode'],
    ['array', 'decode'],
    ['string', 'decode'],
    ['object', 'decode'],
    ['deep', 'decode'],
  ] as const)('%s: the client cannot decode the 200', async (wrong, kind) => {
    const scenario = { kind: 'wrong-body', body: wrong } as const
    expect((await body('search', scenario)).status).toBe(200)
    const error = await clientWith(scenario)
      .search(query)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(GeoError)
    expect(error).toMatchObject({ kind })
  })

  test('prototype: has keys that address a prototype', async () => {
    const text = await (await body('search', { kind: 'wrong-body', body: 'prototype' })).text()
    expect(text).toContain('{"__proto__":{"polluted":true}')
    expect(JSON.parse(text)).toHaveProperty('places')
    expect(Object.prototype).not.toHaveProperty('polluted')
  })
})

describe('changed values', () => {
  test('wrong types: the client reads valid parts, and drops the rest', async () => {
    const { places } = await (await body('search', { kind: 'wrong-types' })).json()
    expect(places[0]).toBeNull()
    expect(typeof places.at(-1).location.coordinate.latitude).not.toBe('number')
    const found = await clientWith({ kind: 'wrong-types' }).search(query)
    expect(JSON.stringify(found)).not.toContain('[object Object]')
  })

  test('nulls: replace every value', async () => {
    const { suggests, exhausted } = await (await body('suggestions', { kind: 'nulls' })).json()
    expect([suggests[0], suggests[1].line1, exhausted]).toEqual([null, null, null])
  })
})

describe('encoding', () => {
  test('sends a byte order mark before the JSON', async () => {
    const bytes = new Uint8Array(
      await (await body('category_list', { kind: 'byte-order-mark' })).arrayBuffer(),
    )
    expect([...bytes.subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x7b])
    expect((await clientWith({ kind: 'byte-order-mark' }).search(query)).places).not.toEqual([])
  })

  test('sends JSON with the content type text/plain', async () => {
    const answer = await body('category_list', { kind: 'plain-text' })
    expect(answer.headers.get('content-type')).toBe('text/plain')
    expect(await answer.json()).toHaveProperty('category_list')
  })
})

function isHostile(kind: string): kind is keyof typeof hostileTexts {
  return kind in hostileTexts
}

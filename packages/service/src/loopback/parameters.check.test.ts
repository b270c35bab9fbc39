import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OsmNode } from '../../../build/src/osm/OsmElement.ts'
import { goodQueries } from '../testing/ask.ts'
import { here, type SmallService, startSmallService } from '../testing/startSmallService.ts'

/** Two shops on the two sides of the 180th meridian, and one near the pole. */
const edges: OsmNode[] = [
  { type: 'node', id: 1001, lat: -16.8, lon: 179.9999, tags: { shop: 'books', name: 'West' } },
  { type: 'node', id: 1002, lat: -16.8, lon: -179.9999, tags: { shop: 'books', name: 'East' } },
  { type: 'node', id: 1003, lat: 89.9999, lon: 20, tags: { shop: 'books', name: 'Pole' } },
]

let service: SmallService

beforeAll(async () => {
  service = await startSmallService(edges)
})
afterAll(() => service.end())

describe('coordinates', () => {
  const path = '/geo/v2/reversegeocode/json'

  it.each(['90,180', '-90,-180', '90,-180', '0,0', '-34.9061,-56.191', ' -34.9 , -56.1 '])(
    'accepts %j',
    async (coordinate) => {
      expect([200, 204]).toContain((await fetch(service.urlOf(path, { coordinate }))).status)
    },
  )

  it.each([
    ...['90.0000001,0', '0,180.0000001', 'NaN,0', '0,Infinity', '1e999,0', '0x10,0', '1,5,2,5'],
    ...['1,2,3', '', `${'1'.repeat(400)},0`, '1;2', '\u0661,\u0662'],
  ])('%j: 400', async (coordinate) => {
    const response = await fetch(service.urlOf(path, { coordinate }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { parameter: 'coordinate' } })
  })

  it.each([
    ['-16.8,179.9999', 'east', 21],
    ['-16.8,-180', 'west', 11],
    ['90,-160', 'pole', 11],
  ])(
    'finds places on the other side of the pole and of the 180th meridian: from %s',
    async (center, query, distance) => {
      const answer = await fetch(
        service.urlOf('/geo/v2/search/json', { search_center: center, query }),
      )
      expect(await answer.json()).toMatchObject({ places: [{ distance }] })
    },
  )
})

describe('every enumerated and numeric parameter', () => {
  const places = ['', 'x', '0', '51', '-1', '1.5', '1e1', '0x1', 'NaN', ' ', '99999999999']
  const words = ['', 'x', 'CAR', 'car ', '__proto__', 'constructor']
  const tables: [path: string, parameter: string, bad: string[]][] = [
    ['/geo/v2/suggestions/json', 'iterator_length', places],
    ['/geo/v2/suggestions/json', 'search_center', ['', 'x', '91,0', '0,181']],
    ['/geo/v2/suggestions/json', 'user_position', ['', 'x', '91,0', '0,181']],
    ['/geo/v2/suggestions/json', 'iterator_status', ['', 'x', 'MToxMDp4', 'a'.repeat(9000)]],
    ['/geo/v2/suggestions/json', 'query', ['', ' ', '\n', 'x'.repeat(10_000)]],
    ['/geo/v2/search/json', 'iterator_length', places],
    ['/geo/v2/search/json', 'type', ['x', 'url', 'ADDRESS-ONLY', ' ']],
    ['/geo/v2/search/json', 'search_filter', ['', 'x', '%', 'a'.repeat(500)]],
    ['/geo/v2/brand_list/json', 'country', ['', 'UY', 'XXX', 'URYX', '858']],
    ['/geo/v2/brand_list/json', 'brand_rank_min', ['', '0', '6', 'x', '1.5']],
    ['/geo/v2/brand_list/json', 'brand_rank_max', ['', '0', '6', 'x', '-1']],
    ['/geo/v2/category_list/json', 'language', ['', 'x', 'pt', 'en-GB', 'english']],
    ['/geo/v2/directions/json', 'vehicle', [...words, 'plane', 'car,truck']],
    ['/geo/v2/directions/json', 'optimize', [...words, 'best']],
    ['/geo/v2/directions/json', 'avoid', [...words, 'toll,', 'none,toll', 'TOLL']],
    ['/geo/v2/directions/json', 'origin', ['', '91,0']],
    ['/geo/v2/directions/json', 'destination', ['', '0,181']],
  ]

  it.each(tables)('%s %s: each bad value is a 400 that names it', async (path, parameter, bad) => {
    for (const value of bad) {
      const response = await fetch(
        service.urlOf(path, { ...goodQueries[path], [parameter]: value }),
      )
      const body = await response.json()
      expect({ value, status: response.status, body }).toMatchObject({
        status: 400,
        body: { error: { parameter } },
      })
    }
  })
})

describe('hostile queries', () => {
  const marks = '\u0301'.repeat(200)
  const hostile = [
    ...[
      '🚏',
      '👨‍👩‍👧‍👦',
      '   x   ',
      '"',
      "'",
      '""""',
      "it's",
      '*',
      'a*',
      '%',
      '_',
      '?',
      '(',
      ')',
      'a OR b',
      'NOT a',
    ],
    ...[
      'NEAR(a b)',
      'name:x',
      '^a',
      '-a',
      '+',
      '{}',
      '[a]',
      '\\',
      '/',
      '//',
      "'; DROP TABLE doc; --",
    ],
    ...['a AND', 'a "b', '\u0001\u0002a', '\u202Eabc', '\uFEFFa', '\uD83D', `a${marks}`, 'ﷺﷺﷺﷺ'],
    ...['İstanbul', 'ISTANBUL', 'ıstanbul', 'straße', 'STRASSE', 'ß', 'ß ß ß', 'Ǆ', 'ﬀ', '١٢٣'],
    ...[
      'x'.repeat(300),
      '1'.repeat(300),
      'a '.repeat(150),
      'é'.repeat(300),
      '\u{1F468}'.repeat(150),
    ],
    ...[
      '$' + '{jndi:ldap://x}',
      '<script>alert(1)</script>',
      '../../etc/passwd',
      'null',
      'undefined',
    ],
  ]

  it.each(hostile)('%j: never 500', async (query) => {
    const status = async (path: string, more: Record<string, string> = {}): Promise<number> =>
      (await fetch(service.urlOf(path, { search_center: here, query, ...more }))).status
    const statuses = [
      await status('/geo/v2/suggestions/json'),
      await status('/geo/v2/search/json'),
      await status('/geo/v2/search/json', { type: 'address-only' }),
    ]
    for (const found of statuses) expect([200, 204, 400]).toContain(found)
  })

  it('NFC and NFD, ß and ss, and Turkish İ match', async () => {
    const linesOf = async (query: string): Promise<string> => {
      const url = service.urlOf('/geo/v2/suggestions/json', { search_center: here, query })
      return JSON.stringify(((await (await fetch(url)).json()) as { suggests: object[] }).suggests)
    }
    for (const [one, other] of [
      ['Farma\u0301cia', 'Farm\u00e1cia'],
      ['canelones', 'CANELONES'],
      ['canelones', 'c\u0227nelones'],
      ['messe', 'me\u00dfe'],
      ['pizza', 'P\u0130ZZA'],
    ] as const) {
      expect(await linesOf(one)).toBe(await linesOf(other))
    }
  })
})

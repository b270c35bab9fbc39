import { createGeoClient, type GeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { fakeFetch } from '../test/provider.ts'
import { esri } from './esri/index.ts'
import { google } from './google/index.ts'
import { here } from './here/index.ts'
import type { Adapter } from './index.ts'
import { mapbox } from './mapbox/index.ts'
import { maptiler } from './maptiler/index.ts'
import { nominatim } from './nominatim/index.ts'
import { openrouteservice } from './openrouteservice/index.ts'
import { pelias } from './pelias/index.ts'
import { photon } from './photon/index.ts'
import { tomtom } from './tomtom/index.ts'

const apiKey = 'x'
const url = 'https://provider.example'
const near = { latitude: 52.52, longitude: 13.405 }

/** A client of an adapter whose provider sends this body, and the requests that it sent. */
function answered(
  create: (fetch: typeof globalThis.fetch) => Adapter,
  body: unknown,
  language?: string,
): { client: GeoClient; sent: readonly { readonly url: string; readonly headers: Headers }[] } {
  const { fetch, sent } = fakeFetch({ body })
  const options = { baseUrl: 'https://geo.invalid', fetch: create(fetch) }
  return { client: createGeoClient(language ? { ...options, language } : options), sent }
}

const ask = { query: 'a', near }

const ofTomTom = (type: string, address: object, other: object = {}) => ({
  type,
  id: type,
  position: { lat: 52.1, lon: 5.1 },
  address: { country: 'Nederland', countryCodeISO3: 'NLD', ...address },
  ...other,
})

test('TomTom: takes the city from the address, and areas from their own names', async () => {
  const { client } = answered((fetch) => tomtom({ apiKey, fetch }), {
    results: [
      ofTomTom('Point Address', { streetName: 'A', municipality: 'B, C' }),
      ofTomTom('Point Address', { streetName: 'A', municipality: 'B', localName: 'D' }),
      ofTomTom(
        'Geography',
        { municipality: 'B', postalCode: '1507' },
        { entityType: 'PostalCodeArea' },
      ),
      ofTomTom(
        'Geography',
        { municipality: 'B', municipalitySubdivision: 'E' },
        { entityType: 'MunicipalitySubdivision' },
      ),
      ofTomTom('Geography', { municipality: 'B', freeformAddress: 'F' }),
    ],
  })
  const { places } = await client.forwardGeocode(ask)
  expect(places.map(({ address }) => address?.city)).toEqual(['B', 'D', 'B', 'B', 'B'])
  expect(places.map(({ name }) => name)).toEqual([undefined, undefined, '1507', 'E', 'F'])
})

test.each([
  ['de-AT', 'de-DE'],
  ['en-IN', 'en-US'],
  ['en-GB', 'en-GB'],
  ['zh-Hant-TW', 'zh-TW'],
  ['ja', null],
])('TomTom: requests the language %s as %s, which it lists', async (language, requested) => {
  const { client, sent } = answered((fetch) => tomtom({ apiKey, fetch }), { results: [] }, language)
  await client.search(ask)
  expect(new URL(sent[0]?.url ?? '').searchParams.get('language')).toBe(requested)
})

const ofMapbox = (properties: object) => ({
  geometry: { coordinates: [13.4, 52.5] },
  properties,
})
const context = {
  address: { address_number: '12', street_name: 'long lane' },
  street: { name: 'long lane' },
  locality: { name: 'Brook' },
  place: { name: 'York' },
  country: { name: 'Germany', country_code: 'DE' },
}
const shop = {
  name: 'Shop',
  mapbox_id: 'a',
  feature_type: 'poi',
  address: '12 Long Lane',
  place_formatted: 'Brook, York, Germany',
  context,
  poi_category: ['shop'],
  brand: ['Big Shop', 'Grand Magasin'],
  brand_id: ['shops', 'big_shop'],
}

test('Mapbox: reads a place of interest with its street as written, brand and hours', async () => {
  const periods = [
    { open: { day: 1, time: '0930' }, close: { day: 1, time: '1800' } },
    { open: { day: 5, time: '2200' }, close: { day: 6, time: '0200' } },
  ]
  const { client } = answered((fetch) => mapbox({ accessToken: 'x', fetch }), {
    features: [ofMapbox({ ...shop, metadata: { open_hours: { periods } } })],
  })
  const { places } = await client.search(ask)
  expect(places[0]).toMatchObject({
    address: { houseNumber: '12', street: 'Long Lane', city: 'Brook' },
    brands: [{ id: 'big_shop', name: 'Big Shop' }],
    hours: {
      sessions: [
        { day: 1, start: 34_200, end: 64_800 },
        { day: 5, start: 79_200, end: 93_600 },
      ],
    },
  })
})

test('Mapbox: suggestions have street, city and distance, and keep branches of a chain apart', async () => {
  const branch = { ...shop, address: undefined }
  const { client } = answered((fetch) => mapbox({ accessToken: 'x', fetch }), {
    suggestions: [
      { ...shop, distance: 120 },
      { ...branch, mapbox_id: 'b', distance: 700 },
      { ...branch, mapbox_id: 'c', distance: 2900 },
      { name: 'Shops', mapbox_id: 'd', feature_type: 'category' },
    ],
  })
  const { suggestions } = await client.suggest({ query: 'a' })
  expect(suggestions).toMatchObject([
    { line1: 'Shop', line2: '12 Long Lane', line3: 'Brook, York, Germany', distance: 120 },
    { line2: 'Brook, York, Germany', distance: 700 },
    { line2: 'Brook, York, Germany', distance: 2900 },
    { kind: 'term', line1: 'Shops' },
  ])
})

test.each([
  ['Mapbox', 'low', 6],
  ['Mapbox', 'exact', 10],
])('%s: an address with confidence "%s" has accuracy %i', async (_, confidence, accuracy) => {
  const properties = { feature_type: 'address', context, match_code: { confidence } }
  const { client } = answered((fetch) => mapbox({ accessToken: 'x', fetch }), {
    features: [ofMapbox(properties)],
  })
  expect((await client.forwardGeocode(ask)).places[0]?.accuracy).toBe(accuracy)
})

const ofHere = (queryScore: number, other: object = {}) => ({
  title: 'A 1',
  id: 'a',
  resultType: 'houseNumber',
  position: { lat: 1, lng: 2 },
  address: { houseNumber: '1', street: 'A', city: 'B', countryCode: 'DEU', countryName: 'Germany' },
  scoring: { queryScore },
  ...other,
})

test('HERE: accuracy follows the score, and is lower for an interpolated number', async () => {
  const items = [ofHere(1), ofHere(0.65), ofHere(1, { houseNumberType: 'interpolated' })]
  const { client } = answered((fetch) => here({ apiKey, fetch }), { items })
  const { places } = await client.forwardGeocode(ask)
  expect(places.map(({ accuracy }) => accuracy)).toEqual([10, 6, 8])
})

test('HERE: reads street and city from the label of a place, whatever form its name has', async () => {
  const label = 'Institute, Gate Road, Hill Area, Mumbai 400076, India'
  const { client } = answered((fetch) => here({ apiKey, fetch }), {
    items: [{ title: 'Institute (I.T.)', id: 'a', resultType: 'place', address: { label } }],
  })
  const { suggestions } = await client.suggest(ask)
  expect(suggestions[0]).toMatchObject({
    kind: 'place',
    line1: 'Institute (I.T.)',
    line2: 'Gate Road',
    line3: 'Hill Area, Mumbai 400076, India',
  })
})

test('HERE: choosing a suggested category requests its query, from HERE only', async () => {
  const href = 'https://elsewhere.example/v1/discover?q=food&_ontology=food&at=1,2'
  const { client, sent } = answered((fetch) => here({ apiKey, fetch }), {
    items: [
      { title: 'Food', id: 'here:cm:ontology:food', resultType: 'categoryQuery', href },
      ofHere(1),
    ],
  })
  const { suggestions } = await client.suggest(ask)
  expect(suggestions[0]).toMatchObject({ kind: 'term', line1: 'Food' })
  const searchFilter = suggestions[0]?.searchFilter ?? ''
  const { places } = await client.search({ ...ask, searchFilter })
  expect(sent.at(-1)?.url).toMatch(
    /^https:\/\/discover\.search\.hereapi\.com\/v1\/discover\?q=food/,
  )
  expect(places.length).toBeGreaterThan(0)
})

const ofGoogle = (components: readonly (readonly [string, string])[], other: object = {}) => ({
  address_components: components.map(([long_name, type]) => ({
    long_name,
    short_name: long_name,
    types: [type],
  })),
  geometry: { location: { lat: 1, lng: 2 }, location_type: 'ROOFTOP' },
  types: ['premise'],
  ...other,
})
const center2 = (location_type: string) => ({
  geometry: { location: { lat: 1, lng: 2 }, location_type },
})

test('Google: premises are houses, and accuracy follows the type of the location', async () => {
  const town = [['B', 'locality']] as const
  const { client } = answered((fetch) => google({ apiKey, fetch }), {
    status: 'OK',
    results: [
      ofGoogle([['1125 17th Street', 'premise'], ...town]),
      ofGoogle([['54-1', 'premise'], ['Iijima', 'sublocality_level_2'], ...town]),
      ofGoogle([['Hotel', 'premise'], ...town]),
      ofGoogle([['12', 'street_number'], ['A', 'route'], ...town], { partial_match: true }),
      ofGoogle([['12', 'street_number'], ['A', 'route'], ...town], center2('RANGE_INTERPOLATED')),
      ofGoogle([['12-20', 'street_number'], ['A', 'route'], ...town], {
        types: ['route'],
        ...center2('GEOMETRIC_CENTER'),
      }),
      ofGoogle(town, { types: ['locality', 'political'], ...center2('APPROXIMATE') }),
    ],
  })
  const { places } = await client.forwardGeocode(ask)
  expect(places.map(({ accuracy }) => accuracy)).toEqual([10, 10, 10, 6, 8, 6, 3])
  expect(places.map(({ address }) => [address?.houseNumber, address?.street]).slice(0, 3)).toEqual([
    ['1125', '17th Street'],
    ['54-1', 'Iijima'],
    [undefined, undefined],
  ])
})

test('Google: reads a temporary closure', async () => {
  const place = { id: 'a', displayName: { text: 'A' }, location: { latitude: 1, longitude: 2 } }
  const { client } = answered((fetch) => google({ apiKey, fetch }), {
    places: [
      { ...place, businessStatus: 'CLOSED_TEMPORARILY' },
      { ...place, businessStatus: 'OPERATIONAL' },
    ],
  })
  const { places } = await client.search(ask)
  expect(places.map(({ hours }) => hours?.closure)).toEqual(['temporarily', undefined])
})

test('Photon: ignores the list of all postal codes of a city', async () => {
  const properties = {
    type: 'city',
    osm_key: 'place',
    osm_value: 'city',
    name: 'P',
    postcode: '75001;75002',
  }
  const geometry = { coordinates: [2.3, 48.8] }
  const { client } = answered((fetch) => photon({ url, fetch }), {
    features: [
      { geometry, properties: properties },
      { geometry, properties: { ...properties, postcode: '75001' } },
    ],
  })
  const { places } = await client.search(ask)
  expect(places.map(({ address }) => address?.postal)).toEqual([undefined, '75001'])
})

test('Nominatim before 4.3: takes the name of a place from its address', async () => {
  const record = {
    lat: '1',
    lon: '2',
    osm_type: 'way',
    osm_id: 1,
    category: 'tourism',
    type: 'museum',
  }
  const { client } = answered(
    (fetch) => nominatim({ url, fetch }),
    [
      {
        ...record,
        display_name: 'Hall, 1, A Street, B',
        address: { tourism: 'Hall', house_number: '1' },
      },
      { ...record, display_name: 'Hall, B', address: { museum: 'Hall' } },
      {
        ...record,
        display_name: '1, A Street, B',
        address: { house_number: '1', road: 'A Street' },
      },
      { ...record, name: '', display_name: 'Hall, B', address: { tourism: 'Hall' } },
    ],
  )
  const { places } = await client.search(ask)
  expect(places.map(({ name }) => name)).toEqual(['Hall', 'Hall', undefined, undefined])
})

test('Nominatim: sends the name of the app to the server', async () => {
  const { client, sent } = answered(
    (fetch) => nominatim({ url, userAgent: 'Town app/1', email: 'a@b.example', fetch }),
    [],
  )
  await client.search(ask)
  expect(sent[0]?.headers.get('User-Agent')).toBe('Town app/1')
  expect(sent[0]?.url).toContain('email=a%40b.example')
})

test('OpenStreetMap: splits several phone numbers', async () => {
  const { client } = answered((fetch) => pelias({ apiKey, fetch }), {
    features: [
      {
        geometry: { coordinates: [1, 2] },
        properties: { layer: 'venue', name: 'A', addendum: { osm: { phone: '+1 2;+1 3 ; ' } } },
      },
    ],
  })
  const [place] = (await client.search(ask)).places
  expect(place?.phones).toMatchObject([
    { type: 'primary', number: '+1 2' },
    { type: 'secondary', number: '+1 3' },
  ])
})

test('Pelias: a suggestion keeps its city in a request without a center', async () => {
  const properties = {
    layer: 'venue',
    name: 'A',
    housenumber: '1',
    street: 'B',
    locality: 'C',
    gid: 'a',
  }
  const { client } = answered((fetch) => pelias({ apiKey, fetch }), {
    features: [{ geometry: { coordinates: [1, 2] }, properties: properties }],
  })
  const { suggestions } = await client.suggest({ query: 'a' })
  expect(suggestions[0]).toMatchObject({ kind: 'place', line1: 'A', line3: 'C' })
})

test('Pelias: accuracy follows the confidence', async () => {
  const properties = { layer: 'address', housenumber: '1', street: 'B', locality: 'C' }
  const features = [1, 0.5].map((confidence) => ({
    geometry: { coordinates: [1, 2] },
    properties: { ...properties, confidence },
  }))
  const { client } = answered((fetch) => pelias({ apiKey, fetch }), { features })
  const { places } = await client.forwardGeocode(ask)
  expect(places.map(({ accuracy }) => accuracy)).toEqual([10, 6])
})

test('MapTiler: requests places of interest, not only addresses', async () => {
  const { client, sent } = answered((fetch) => maptiler({ apiKey, fetch }), { features: [] })
  await client.suggest(ask)
  await client.search(ask)
  for (const { url: asked } of sent) {
    const { searchParams } = new URL(asked)
    expect([searchParams.get('types'), searchParams.get('excludeTypes')]).toEqual([
      'major_landform',
      'true',
    ])
  }
})

test('Esri: reads suggestions of places, names of countries, and accuracy by the score', async () => {
  const { client } = answered(
    (fetch) => esri({ apiKey, fetch }),
    {
      suggestions: [
        { text: 'Cafe, 12 Main St, Town, CA, USA', magicKey: 'a' },
        { text: 'Airport, Town, USA', magicKey: 'b' },
        { text: '12 Main St, Town, CA, USA', magicKey: 'c' },
      ],
      candidates: [99, 90].map((Score) => ({
        location: { x: 1, y: 2 },
        attributes: {
          Addr_type: 'PointAddress',
          AddNum: '1',
          StName: 'A',
          City: 'B',
          Country: 'DEU',
          Score,
        },
      })),
    },
    'fr',
  )
  const { suggestions } = await client.suggest({ query: 'a' })
  expect(suggestions).toMatchObject([
    { kind: 'place', line1: 'Cafe', line2: '12 Main St', line3: 'Town, CA, USA' },
    { kind: 'place', line1: 'Airport', line2: 'Town, USA' },
    { kind: 'address', line1: '12 Main St', line2: 'Town, CA, USA' },
  ])
  const { places } = await client.forwardGeocode(ask)
  expect(places.map(({ accuracy }) => accuracy)).toEqual([10, 8])
  expect(places[0]?.address?.country).toBe('Allemagne')
})

test('visitors known only by their browser do not share a billing session', async () => {
  const { fetch, sent } = fakeFetch({ body: {} })
  const adapter = google({ apiKey, fetch })
  const suggest = (headers: Record<string, string>) =>
    adapter(new Request('https://geo.invalid/geo/v2/suggestions/json?query=a', { headers }))
  const browser = { 'User-Agent': 'Browser 1' }
  await suggest(browser)
  await suggest(browser)
  await suggest({ ...browser, 'X-Forwarded-For': '192.0.2.1' })
  await suggest({ ...browser, 'X-Forwarded-For': '192.0.2.1' })
  const [a, b, c, d] = sent.map(({ body }) => JSON.parse(body).sessionToken)
  expect(a).not.toBe(b)
  expect(c).toBe(d)
})

test('TomTom: ignores a brand without a name', async () => {
  const poi = { name: 'Shop', brands: [{}, { name: null }, { name: 'Big Shop' }] }
  const { client } = answered((fetch) => tomtom({ apiKey, fetch }), {
    results: [ofTomTom('POI', {}, { poi })],
  })
  const { places } = await client.search(ask)
  expect(places[0]?.brands).toEqual([{ id: 'Big Shop', name: 'Big Shop' }])
})

test('Google: a day with a period without an end is unknown', async () => {
  const open = { day: 1, hour: 9, minute: 0 }
  const periods = [
    { open, close: {} },
    { open: { ...open, day: 2 }, close: { day: 2, hour: 17, minute: 0 } },
  ]
  const { client } = answered((fetch) => google({ apiKey, fetch }), {
    places: [
      {
        id: 'a',
        displayName: { text: 'Shop' },
        location: { latitude: 52, longitude: 13 },
        regularOpeningHours: { periods },
      },
    ],
  })
  const { places } = await client.search(ask)
  expect(places[0]?.hours).toEqual({
    sessions: [{ day: 2, start: 9 * 3600, end: 17 * 3600 }],
    unknownDays: [1],
  })
})

test.each([
  ['zeros are omitted', { summary: {}, segments: [{ duration: 0, steps: [] }] }, 0],
  ['there is no duration', { segments: [{ duration: 20 }, { duration: 30 }] }, 50],
  ['a part has no duration', { segments: [{ duration: 20 }, {}] }, 'provider_unreadable'],
  ['there are no parts', {}, 'provider_unreadable'],
])(
  'openrouteservice: reads the duration when, in its summary, %s',
  async (_, properties, expected) => {
    const geometry = {
      coordinates: [
        [13, 52],
        [13, 52.01],
      ],
    }
    const { client } = answered((fetch) => openrouteservice({ apiKey, fetch }), {
      features: [{ geometry, properties }],
    })
    const route = client.getDirections({ origin: near, destination: near })
    if (typeof expected === 'string') await expect(route).rejects.toMatchObject({ code: expected })
    else expect((await route)?.duration).toBe(expected)
  },
)

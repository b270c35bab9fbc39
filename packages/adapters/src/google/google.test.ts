import { createGeoClient, type GeoIssue } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { google } from './index.ts'

const prediction = (id: string, main: string, secondary: string, types: string[]): object => ({
  placePrediction: {
    place: `places/${id}`,
    placeId: id,
    text: { text: `${main}, ${secondary}` },
    structuredFormat: { mainText: { text: main, matches: [] }, secondaryText: { text: secondary } },
    types,
    distanceMeters: 514,
  },
})
const museum = {
  id: 'ChIJ1',
  displayName: { text: 'Altes Museum', languageCode: 'de' },
  location: { latitude: 52.5192, longitude: 13.3976 },
  formattedAddress: 'Am Lustgarten 1, 10178 Berlin, Germany',
  addressComponents: [
    { longText: '1', shortText: '1', types: ['street_number'] },
    { longText: 'Am Lustgarten', shortText: 'Am Lustgarten', types: ['route'] },
    { longText: 'Berlin', shortText: 'Berlin', types: ['locality', 'political'] },
    { longText: 'Germany', shortText: 'DE', types: ['country', 'political'] },
    { longText: '10178', shortText: '10178', types: ['postal_code'] },
  ],
  types: ['museum', 'tourist_attraction', 'point_of_interest', 'establishment'],
  primaryType: 'museum',
  primaryTypeDisplayName: { text: 'Museum' },
  internationalPhoneNumber: '+49 30 266424242',
  websiteUri: 'https://museum.example/',
  timeZone: { id: 'Europe/Berlin' },
  rating: 4.6,
  userRatingCount: 9123,
  googleMapsUri: 'https://maps.google.com/?cid=1',
  regularOpeningHours: {
    periods: [
      { open: { day: 2, hour: 10, minute: 0 }, close: { day: 2, hour: 17, minute: 30 } },
      { open: { day: 6, hour: 22, minute: 0 }, close: { day: 0, hour: 2, minute: 0 } },
    ],
  },
}
const geocoded = {
  formatted_address: 'Am Lustgarten 1, 10178 Berlin, Germany',
  geometry: { location: { lat: 52.5192, lng: 13.3976 }, location_type: 'ROOFTOP' },
  place_id: 'ChIJ2',
  types: ['street_address'],
  address_components: [
    { long_name: '1', short_name: '1', types: ['street_number'] },
    { long_name: 'Am Lustgarten', short_name: 'Am Lustgarten', types: ['route'] },
    { long_name: 'Berlin', short_name: 'Berlin', types: ['locality', 'political'] },
    { long_name: 'Germany', short_name: 'DE', types: ['country', 'political'] },
  ],
}
const suggestions = [
  prediction('ChIJ1', 'Altes Museum', 'Am Lustgarten, Berlin, Germany', [
    'museum',
    'establishment',
  ]),
  prediction('ChIJ2', 'Am Lustgarten 1', 'Berlin, Germany', ['street_address', 'geocode']),
  prediction('ChIJ3', 'Berlin', 'Germany', ['locality', 'political', 'geocode']),
]

const restriction =
  '"locationRestriction":{"rectangle":{"low":{"latitude":-35,"longitude":-57},"high":{"latitude":-34,"longitude":-56}}}'

describeAdapter('google', {
  create: (fetch) => google({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  sendsGerman: '"languageCode":"de"',
  canBeEmptyRecord: ['suggest', 'search'],
  detailsOf: museum,
  operations: {
    suggest: {
      sendsArea: { countries: '"includedRegionCodes":["UY","AR"]', bounds: restriction },
      usual: { suggestions },
      read: {
        suggestions: [
          {
            kind: 'place',
            line1: 'Altes Museum',
            line2: 'Am Lustgarten, Berlin, Germany',
            distance: 514,
            categories: [{ code: 'museum', name: 'Museum' }],
          },
          { kind: 'address', line1: 'Am Lustgarten 1', line2: 'Berlin, Germany' },
          { kind: 'term', line1: 'Berlin, Germany' },
        ],
      },
      sends: [
        'https://places.googleapis.com/v1/places:autocomplete',
        '"input":"museum"',
        '"sessionToken":"',
        'secret-key',
        'suggestions.placePrediction',
      ],
      empty: {},
      partial: {
        suggestions: [
          {},
          { queryPrediction: { text: { text: 'x' } } },
          { placePrediction: { placeId: 'x' } },
        ],
      },
    },
    search: {
      sendsArea: { bounds: restriction },
      usual: { places: [museum] },
      read: {
        places: [
          {
            name: 'Altes Museum',
            address: {
              houseNumber: '1',
              street: 'Am Lustgarten',
              postal: '10178',
              countryCode: 'DEU',
            },
            phones: [{ number: '+49 30 266424242' }],
            timeZone: 'Europe/Berlin',
            partner: {
              review: {
                provider: 'Google Maps',
                iconUrl: expect.stringContaining('https://'),
                rating: 4.6,
                reviewCount: 9123,
                url: 'https://maps.google.com/?cid=1',
              },
            },
            hours: {
              sessions: [
                { day: 2, start: 36_000, end: 63_000 },
                { day: 6, start: 79_200, end: 93_600 },
              ],
            },
          },
        ],
      },
      sends: [':searchText', '"textQuery":"museum"', 'places.displayName'],
      empty: {},
      partial: { places: [{}, { id: 'x' }, { displayName: { text: 'x' } }] },
    },
    forwardGeocode: {
      sendsGerman: 'language=de',
      usual: { status: 'OK', results: [geocoded] },
      read: { places: [{ accuracy: 10, address: { houseNumber: '1', countryCode: 'DEU' } }] },
      sends: [
        '/maps/api/geocode/json?address=Am Lustgarten 1&bounds=52.02,12.905|53.02,13.905&key=secret-key',
      ],
      empty: { status: 'ZERO_RESULTS', results: [] },
      partial: { status: 'OK', results: [{}, { geometry: { location: { lat: 1, lng: 2 } } }] },
    },
    reverseGeocode: {
      sendsGerman: 'language=de',
      usual: { status: 'OK', results: [geocoded] },
      read: { address: { street: 'Am Lustgarten' } },
      sends: ['latlng=52.52,13.405'],
      empty: { status: 'ZERO_RESULTS', results: [] },
      partial: { status: 'OK', results: [{ geometry: { location: { lat: 1, lng: 2 } } }] },
    },
  },
})

test('bills the requests up to a choice and its details as one session, and starts another for new text', async () => {
  const { fetch, sent } = fakeFetch({ body: { ...museum, suggestions } })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: google({ apiKey: 'x', fields: ['id', 'displayName'], fetch }),
  })
  const center = { latitude: 52.52, longitude: 13.405 }
  await client.suggest({ query: 'a', near: center })
  const found = await client.suggest({ query: 'al', near: center })
  const { places } = await client.search({
    query: 'al',
    near: center,
    searchFilter: found.suggestions[0]?.searchFilter,
  })
  expect(places[0]?.name).toBe('Altes Museum')
  await client.suggest({ query: 'b', near: center })
  const tokens = sent.map(({ url, body }) =>
    body ? JSON.parse(body).sessionToken : new URL(url).searchParams.get('sessionToken'),
  )
  expect(sent[2]?.url).toContain('/v1/places/ChIJ1?')
  expect(sent[2]?.headers.get('X-Goog-FieldMask')).toBe('id,displayName')
  expect(new Set(tokens.slice(0, 3)).size).toBe(1)
  expect(tokens[3]).not.toBe(tokens[0])
})

test('on a server each user has their own session', async () => {
  const { fetch, sent } = fakeFetch({ body: { suggestions } })
  const adapter = google({ apiKey: 'x', fetch })
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) {
    const url = 'https://app.example/geo/v2/suggestions/json?search_center=1,2&query=a'
    await adapter(new Request(url, { headers: { 'X-Forwarded-For': address } }))
  }
  const [first, second, third] = sent.map(({ body }) => JSON.parse(body).sessionToken)
  expect(first).not.toBe(second)
  expect(third).toBe(first)
})

test('geocodes addresses in one country; refuses several', async () => {
  const { fetch, sent } = fakeFetch({ body: { status: 'OK', results: [geocoded] } })
  const adapter = google({ apiKey: 'x', fetch })
  const url = 'https://geo.invalid/geo/v2/search/json?type=address-only&query=a&search_center=1,2'
  expect((await adapter(`${url}&countries=DEU`)).status).toBe(200)
  expect(new URL(sent[0]?.url ?? '').searchParams.get('components')).toBe('country:DE')
  expect((await adapter(`${url}&countries=DEU,AUT`)).status).toBe(400)
})

test('finds a chosen suggestion by its filter, whatever the search area', async () => {
  const { fetch } = fakeFetch({ body: { ...museum, suggestions } })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: google({ apiKey: 'x', fetch }),
  })
  const request = {
    query: 'al',
    center: { latitude: 52.52, longitude: 13.405 },
    countries: ['DEU'],
  }
  const found = await client.suggest(request)
  const searchFilter = found.suggestions[0]?.searchFilter ?? ''
  expect((await client.search({ ...request, searchFilter })).places).toHaveLength(1)
})

/** The chosen suggestion's place, with this number of photos. */
async function chosen(photos: number, at: Readonly<Record<string, unknown>>) {
  const { fetch, sent } = fakeFetch({ body: { suggestions }, at })
  const issues: GeoIssue[] = []
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: google({ apiKey: 'secret-key', photos, fetch }),
    onIssue: (issue) => issues.push(issue),
  })
  const center = { latitude: 52.52, longitude: 13.405 }
  const found = await client.suggest({ query: 'al', near: center })
  const searchFilter = found.suggestions[0]?.searchFilter ?? ''
  const { places } = await client.search({ query: 'al', near: center, searchFilter })
  expect(issues).toEqual([])
  return { place: places[0], sent: sent.slice(1) }
}

const photo = (name: string, ...authors: string[]): object => ({
  name: `places/ChIJ1/photos/${name}`,
  widthPx: 4000,
  heightPx: 3000,
  authorAttributions: authors.map((displayName) => ({ displayName, uri: '//maps.google.com/x' })),
})

test('requests each photo of a chosen place, with its author and without the key in its URL', async () => {
  const { place, sent } = await chosen(2, {
    '/photos/a/media': { name: 'a', photoUri: 'https://lh3.example/a' },
    '/photos/b/media': { name: 'b', photoUri: 'https://lh3.example/b' },
    '/places/ChIJ1': {
      ...museum,
      photos: [photo('a', 'Ana'), photo('b', 'Ana', 'Bo'), photo('c')],
    },
  })
  expect(place?.content?.photos).toEqual(['https://lh3.example/a', 'https://lh3.example/b'])
  expect(place?.content?.photoCredits).toEqual(['Ana', 'Bo'])
  expect(sent.map(({ url }) => url)).toEqual([
    expect.stringContaining('/v1/places/ChIJ1?'),
    'https://places.googleapis.com/v1/places/ChIJ1/photos/a/media?maxWidthPx=1600&skipHttpRedirect=true',
    'https://places.googleapis.com/v1/places/ChIJ1/photos/b/media?maxWidthPx=1600&skipHttpRedirect=true',
  ])
  expect(sent[0]?.headers.get('X-Goog-FieldMask')).toContain(',photos')
})

test('keeps the place when a photo fails to load, and requests no photos by default', async () => {
  const at = { '/media': 'no', '/places/ChIJ1': { ...museum, photos: [photo('a', 'Ana'), {}] } }
  const { place } = await chosen(5, at)
  expect(place?.name).toBe('Altes Museum')
  expect(place?.content).toMatchObject({ photos: [], photoCredits: [] })
  expect((await chosen(0, at)).sent).toHaveLength(1)
})

test('omits a rating without its number of reviews or its page', async () => {
  const at = { '/places/ChIJ1': { ...museum, userRatingCount: undefined } }
  expect((await chosen(0, at)).place?.partner).toBeUndefined()
})

test('requests no fields of the most expensive class by default, and fewer fields for a list', async () => {
  const { fetch, sent } = fakeFetch({ body: { places: [] } })
  const ask = async (options: object): Promise<string> => {
    const client = createGeoClient({
      baseUrl: 'https://geo.invalid',
      fetch: google({ apiKey: 'x', fetch, ...options }),
    })
    await client.search({ query: 'a', near: { latitude: 1, longitude: 2 } })
    return sent.at(-1)?.headers.get('X-Goog-FieldMask') ?? ''
  }
  expect(await ask({})).not.toMatch(
    /reviews|editorialSummary|parking|allows|serves|payment|outdoor/,
  )
  expect(await ask({ listFields: ['id', 'displayName'] })).toBe('places.id,places.displayName')
})

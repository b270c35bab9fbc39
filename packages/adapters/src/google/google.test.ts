import { createGeoClient } from '@signpost/client'
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

describeAdapter('google', {
  create: (fetch) => google({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  canBeEmptyRecord: ['suggest', 'search'],
  detailsOf: museum,
  operations: {
    suggest: {
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
      sendsGerman: '"languageCode":"de"',
      empty: {},
      partial: {
        suggestions: [
          {},
          { queryPrediction: { text: { text: 'x' } } },
          { placePrediction: { placeId: 'x' } },
        ],
      },
      otherScript: { suggestions: [prediction('x', '東京タワー', '港区', ['establishment'])] },
      script: '東京タワー',
    },
    search: {
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
      usual: { status: 'OK', results: [geocoded] },
      read: { places: [{ accuracy: 10, address: { houseNumber: '1', countryCode: 'DEU' } }] },
      sends: ['/maps/api/geocode/json?address=Am Lustgarten 1&key=secret-key'],
      empty: { status: 'ZERO_RESULTS', results: [] },
      partial: { status: 'OK', results: [{}, { geometry: { location: { lat: 1, lng: 2 } } }] },
    },
    reverseGeocode: {
      usual: { status: 'OK', results: [geocoded] },
      read: { address: { street: 'Am Lustgarten' } },
      sends: ['latlng=52.52,13.405'],
      empty: { status: 'ZERO_RESULTS', results: [] },
      partial: { status: 'OK', results: [{ geometry: { location: { lat: 1, lng: 2 } } }] },
    },
  },
})

test('the keys up to a choice and its details are one session, and the next is another', async () => {
  const { fetch, sent } = fakeFetch({ body: { ...museum, suggestions } })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: google({ apiKey: 'x', fields: ['id', 'displayName'], fetch }),
  })
  const center = { latitude: 52.52, longitude: 13.405 }
  await client.suggest({ query: 'a', center })
  const found = await client.suggest({ query: 'al', center })
  const { places } = await client.search({
    query: 'al',
    center,
    filter: found.suggestions[0]?.searchFilter,
  })
  expect(places[0]?.name).toBe('Altes Museum')
  await client.suggest({ query: 'b', center })
  const tokens = sent.map(({ url, body }) =>
    body ? JSON.parse(body).sessionToken : new URL(url).searchParams.get('sessionToken'),
  )
  expect(sent[2]?.url).toContain('/v1/places/ChIJ1?')
  expect(sent[2]?.headers.get('X-Goog-FieldMask')).toBe('id,displayName')
  expect(new Set(tokens.slice(0, 3)).size).toBe(1)
  expect(tokens[3]).not.toBe(tokens[0])
})

test('on a server each person has a session of their own', async () => {
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

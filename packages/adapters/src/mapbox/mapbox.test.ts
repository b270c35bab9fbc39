import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { mapbox } from './index.ts'

const context = {
  country: { name: 'Germany', country_code: 'DE', country_code_alpha_3: 'DEU' },
  postcode: { name: '10178' },
  place: { name: 'Berlin' },
  address: { name: '1 Am Lustgarten', address_number: '1', street_name: 'Am Lustgarten' },
  street: { name: 'Am Lustgarten' },
}
const museum = {
  name: 'Altes Museum',
  mapbox_id: 'dXJuOm1ieHBvaTox',
  feature_type: 'poi',
  address: 'Am Lustgarten 1',
  full_address: 'Am Lustgarten 1, 10178 Berlin, Germany',
  place_formatted: '10178 Berlin, Germany',
  context,
  poi_category: ['museum'],
  poi_category_ids: ['museum'],
  metadata: { phone: '+4930266424242', website: 'https://museum.example/' },
}
const house = {
  ...museum,
  name: 'Am Lustgarten 1',
  feature_type: 'address',
  poi_category: undefined,
}
const city = { name: 'Berlin', mapbox_id: 'x', feature_type: 'place', place_formatted: 'Germany' }
const category = { name: 'Museums', mapbox_id: 'y', feature_type: 'category' }
const feature = (properties: object): object => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [13.3976, 52.5192] },
  properties,
})
const collection = (...features: object[]): object => ({
  type: 'FeatureCollection',
  features,
  attribution: '© Mapbox',
})
const partial = collection(feature({ name: 'x' }), feature({}), {}, { properties: museum })

const sendsArea = {
  countries: 'country=UY,AR',
  bounds: 'bbox=-57,-35,-56,-34',
}

describeAdapter('mapbox', {
  create: (fetch) => mapbox({ accessToken: 'secret-key', fetch }),
  mayStore: false,
  sendsGerman: 'language=de',
  operations: {
    suggest: {
      sendsArea,
      usual: { suggestions: [museum, house, city, category], attribution: '© Mapbox' },
      read: {
        suggestions: [
          {
            kind: 'place',
            line1: 'Altes Museum',
            line2: 'Am Lustgarten 1',
            line3: '10178 Berlin, Germany',
            categories: [{ code: 'museum', name: 'Museum' }],
          },
          { kind: 'address', line1: 'Am Lustgarten 1', line2: '10178 Berlin, Germany' },
          { kind: 'term', line1: 'Berlin, Germany' },
          { kind: 'term', line1: 'Museums' },
        ],
      },
      sends: ['/search/searchbox/v1/suggest?q=museum&proximity=13.405,52.52', 'session_token='],
      empty: { suggestions: [] },
      partial: { suggestions: [{}, { name: 'x' }, { mapbox_id: 'x' }] },
    },
    search: {
      sendsArea,
      usual: collection(feature(museum)),
      read: {
        places: [
          {
            name: 'Altes Museum',
            phones: [{ number: '+4930266424242' }],
            address: { street: 'Am Lustgarten', houseNumber: '1', countryCode: 'DEU' },
            content: { website: 'https://museum.example/' },
          },
        ],
      },
      sends: ['/search/searchbox/v1/forward?q=museum'],
      empty: collection(),
      partial,
    },
    forwardGeocode: {
      sendsArea,
      usual: collection(feature(house)),
      read: { places: [{ accuracy: 10, address: { houseNumber: '1', city: 'Berlin' } }] },
      sends: ['/search/geocode/v6/forward?q=Am Lustgarten 1'],
      empty: collection(),
      partial,
    },
    reverseGeocode: {
      usual: collection(feature(house)),
      read: { address: { street: 'Am Lustgarten' } },
      sends: ['/search/geocode/v6/reverse?longitude=13.405&latitude=52.52&limit=1'],
      empty: collection(),
      partial,
    },
  },
})

test('bills the requests up to a choice and its place as one session, and starts another for new text', async () => {
  const { fetch, sent } = fakeFetch({
    body: { suggestions: [museum], ...collection(feature(museum)) },
  })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: mapbox({ accessToken: 'x', fetch }),
  })
  const near = { latitude: 52.52, longitude: 13.405 }
  await client.suggest({ query: 'a', near })
  const { suggestions } = await client.suggest({ query: 'al', near })
  await client.search({ query: 'al', near, searchFilter: suggestions[0]?.searchFilter })
  await client.suggest({ query: 'b', near })
  const tokens = sent.map(({ url }) => new URL(url).searchParams.get('session_token'))
  expect(new Set(tokens.slice(0, 3)).size).toBe(1)
  expect(tokens[0]).toMatch(/^[\da-f-]{36}$/)
  expect(tokens[3]).not.toBe(tokens[0])
})

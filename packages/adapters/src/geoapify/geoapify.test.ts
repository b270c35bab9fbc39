import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { geoapify } from './index.ts'

const museum = {
  name: 'Altes Museum',
  country: 'Germany',
  country_code: 'de',
  city: 'Berlin',
  postcode: '10178',
  street: 'Am Lustgarten',
  housenumber: '1',
  lat: 52.5192,
  lon: 13.3976,
  formatted: 'Altes Museum, Am Lustgarten 1, 10178 Berlin, Germany',
  result_type: 'amenity',
  category: 'entertainment.museum',
  place_id: '51a1',
  timezone: { name: 'Europe/Berlin' },
}
const house = { ...museum, name: undefined, result_type: 'building', category: undefined }
const city = {
  city: 'Berlin',
  country: 'Germany',
  country_code: 'de',
  lat: 52.5,
  lon: 13.4,
  result_type: 'city',
  place_id: '51b2',
}
const details = {
  ...museum,
  result_type: undefined,
  feature_type: 'details',
  website: 'https://museum.example/',
  contact: { phone: '+49 30 266424242' },
  opening_hours: 'Tu-Su 10:00-18:00',
  categories: ['entertainment', 'entertainment.museum'],
}
const partial = {
  results: [{ lat: 1, lon: 2 }, { name: 'Nowhere' }, {}, { lat: 1, lon: 2, name: 'x' }],
}

const sendsArea = {
  countries: 'filter=countrycode:uy,ar',
  bounds: 'filter=rect:-57,-35,-56,-34',
}

describeAdapter('geoapify', {
  create: (fetch) => geoapify({ apiKey: 'secret-key', fetch }),
  mayStore: true,
  sendsGerman: 'lang=de',
  detailsOf: { type: 'FeatureCollection', features: [{ type: 'Feature', properties: details }] },
  operations: {
    suggest: {
      sendsArea,
      usual: { results: [museum, house, city] },
      read: {
        suggestions: [
          {
            kind: 'place',
            line1: 'Altes Museum',
            line2: 'Am Lustgarten 1',
            categories: [{ code: 'entertainment.museum', name: 'Museum' }],
          },
          { kind: 'address', line1: 'Am Lustgarten 1', line2: '10178 Berlin, Germany' },
          { kind: 'term', line1: 'Berlin, Germany' },
        ],
      },
      sends: [
        'https://api.geoapify.com/v1/geocode/autocomplete?text=museum&bias=proximity:13.405,52.52',
        'apiKey=secret-key',
      ],
      empty: { results: [] },
      partial,
    },
    search: {
      sendsArea,
      usual: { results: [museum] },
      read: {
        places: [
          { name: 'Altes Museum', timeZone: 'Europe/Berlin', address: { countryCode: 'DEU' } },
        ],
      },
      sends: ['/v1/geocode/search?text=museum'],
      empty: { results: [] },
      partial,
    },
    forwardGeocode: {
      sendsArea,
      usual: { results: [museum, house] },
      read: { places: [{ accuracy: 10, address: { houseNumber: '1' } }] },
      sends: ['/v1/geocode/search?text=Am Lustgarten 1'],
      empty: { results: [] },
      partial,
    },
    reverseGeocode: {
      usual: { results: [house] },
      read: { address: { street: 'Am Lustgarten' } },
      sends: ['/v1/geocode/reverse?lat=52.52&lon=13.405&limit=1'],
      empty: { results: [] },
      partial,
    },
  },
})

test.each([
  [{ result_type: 'suburb', suburb: 'Neudorf', city: 'Eibelstadt' }, 'Neudorf, Eibelstadt'],
  [{ result_type: 'postcode', postcode: '97246', city: 'Eibelstadt' }, '97246, Eibelstadt'],
  [{ result_type: 'county', county: 'Landkreis' }, 'Landkreis'],
  [{ result_type: 'city', city: 'Eibelstadt' }, 'Eibelstadt'],
])('names an area without a name by the field of its type: %o', async (record, line1) => {
  const { fetch } = fakeFetch({ body: { results: [{ ...record, lat: 1, lon: 2 }] } })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: geoapify({ apiKey: 'x', fetch }),
  })
  const { suggestions } = await client.suggest({ query: 'eibel' })
  expect(suggestions.map((one) => one.line1)).toEqual([line1])
})

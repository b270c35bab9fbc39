import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { radar } from './index.ts'

const house = {
  latitude: 52.5192,
  longitude: 13.3976,
  geometry: { type: 'Point', coordinates: [13.3976, 52.5192] },
  country: 'Germany',
  countryCode: 'DE',
  state: 'Berlin',
  stateCode: 'BE',
  city: 'Berlin',
  postalCode: '10178',
  street: 'Am Lustgarten',
  number: '1',
  layer: 'address',
  confidence: 'exact',
  formattedAddress: 'Am Lustgarten 1, 10178 Berlin, Germany',
  addressLabel: 'Am Lustgarten 1',
}
const museum = {
  ...house,
  layer: 'place',
  placeLabel: 'Altes Museum',
  categories: ['arts-entertainment', 'art-museum'],
}
const city = {
  latitude: 52.5,
  longitude: 13.4,
  country: 'Germany',
  countryCode: 'DE',
  city: 'Berlin',
  layer: 'locality',
  formattedAddress: 'Berlin, Germany',
}
const answer = (...addresses: object[]): object => ({ meta: { code: 200 }, addresses })
const shared = {
  empty: answer(),
  partial: answer({ latitude: 1, longitude: 2 }, { layer: 'place' }, {}),
}

describeAdapter('radar', {
  create: (fetch) => radar({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  sendsGerman: 'lang=de',
  operations: {
    suggest: {
      ...shared,
      sendsArea: { countries: 'countryCode=UY,AR' },
      usual: answer(museum, house, city),
      read: {
        suggestions: [
          {
            kind: 'place',
            line1: 'Altes Museum',
            line2: 'Am Lustgarten 1',
            categories: [{ code: 'art-museum', name: 'Art museum' }],
          },
          { kind: 'address', line1: 'Am Lustgarten 1', line2: '10178 Berlin, Germany' },
          { kind: 'term', line1: 'Berlin, Germany' },
        ],
      },
      sends: [
        'https://api.radar.io/v1/search/autocomplete?query=museum&near=52.52,13.405&limit=',
        '["authorization","secret-key"]',
      ],
    },
    search: {
      ...shared,
      sendsArea: { countries: 'countryCode=UY,AR' },
      usual: answer(museum),
      read: { places: [{ name: 'Altes Museum', address: { countryCode: 'DEU' } }] },
      sends: ['/v1/search/autocomplete?query=museum'],
    },
    forwardGeocode: {
      ...shared,
      sendsArea: { countries: 'country=UY,AR' },
      usual: answer(house),
      read: { places: [{ accuracy: 10, address: { houseNumber: '1' } }] },
      sends: ['/v1/geocode/forward?query=Am Lustgarten 1'],
    },
    reverseGeocode: {
      ...shared,
      usual: answer(house),
      read: { address: { street: 'Am Lustgarten' } },
      sends: ['/v1/geocode/reverse?coordinates=52.52,13.405'],
    },
  },
})

test.each([
  ['exact', 10],
  ['interpolated', 8],
  ['fallback', 6],
])('reads the accuracy of a match that is %s', async (confidence, accuracy) => {
  const { fetch } = fakeFetch({ body: answer({ ...house, confidence }) })
  const response = await radar({ apiKey: 'k', fetch })(
    'https://geo.invalid/geo/v2/search/json?type=address-only&query=a',
  )
  expect((await response.json()).places[0].accuracy).toBe(accuracy)
})

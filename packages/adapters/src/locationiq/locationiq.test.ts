import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { locationiq } from './index.ts'

const common = {
  place_id: '331522',
  osm_type: 'way',
  osm_id: '313670734',
  lat: '52.5192',
  lon: '13.3976',
}
const address = {
  house_number: '1',
  road: 'Am Lustgarten',
  city: 'Berlin',
  state: 'Berlin',
  postcode: '10178',
  country: 'Germany',
  country_code: 'de',
}
const museum = {
  ...common,
  class: 'tourism',
  type: 'museum',
  display_name: 'Altes Museum, 1, Am Lustgarten, Berlin, 10178, Germany',
}
const suggested = { ...museum, address: { name: 'Altes Museum', ...address } }
const found = { ...museum, address: { museum: 'Altes Museum', ...address } }
const house = { ...common, class: 'place', type: 'house', display_name: 'Am Lustgarten 1', address }
const city = {
  ...common,
  class: 'place',
  type: 'city',
  display_name: 'Berlin, Germany',
  address: { name: 'Berlin', city: 'Berlin', country: 'Germany', country_code: 'de' },
}
const nothing = { error: 'Unable to geocode' }
const shared = {
  empty: nothing,
  emptyStatus: 404,
  partial: [{ lat: '1', lon: '2' }, { class: 'place' }, {}],
  sendsArea: {
    countries: 'countrycodes=uy,ar',
    bounds: 'viewbox=-57,-35,-56,-34&bounded=1',
  },
}

describeAdapter('locationiq', {
  create: (fetch) => locationiq({ apiKey: 'secret-key', region: 'eu1', fetch }),
  mayStore: true,
  sendsGerman: 'accept-language=de',
  operations: {
    suggest: {
      ...shared,
      usual: [suggested, house, city],
      read: {
        suggestions: [
          {
            kind: 'place',
            line1: 'Altes Museum',
            line2: 'Am Lustgarten 1',
            line3: '10178 Berlin, Germany',
            categories: [{ code: 'tourism=museum', name: 'Museum' }],
          },
          { kind: 'address', line1: 'Am Lustgarten 1' },
          { kind: 'term', line1: 'Berlin, Germany' },
        ],
      },
      sends: ['https://api.locationiq.com/v1/autocomplete?q=museum&limit=', 'key=secret-key'],
    },
    search: {
      ...shared,
      usual: [found],
      read: { places: [{ name: 'Altes Museum', address: { countryCode: 'DEU' } }] },
      sends: ['https://eu1.locationiq.com/v1/search?q=museum'],
    },
    forwardGeocode: {
      ...shared,
      usual: [{ ...house, matchquality: { matchcode: 'exact', matchtype: 'point' } }],
      read: { places: [{ accuracy: 10, address: { houseNumber: '1' } }] },
      sends: ['/v1/search?q=Am Lustgarten 1', 'matchquality=1'],
    },
    reverseGeocode: {
      ...shared,
      usual: house,
      partial: { lat: '1', lon: '2' },
      read: { address: { street: 'Am Lustgarten' } },
      sends: ['/v1/reverse?lat=52.52&lon=13.405'],
    },
  },
})

test.each([
  [{ matchcode: 'exact', matchtype: 'point' }, 10],
  [{ matchcode: 'exact', matchtype: 'interpolated' }, 8],
  [{ matchcode: 'fallback', matchtype: 'point' }, 6],
])('reads the accuracy of a match %j', async (matchquality, accuracy) => {
  const { fetch } = fakeFetch({ body: [{ ...house, matchquality }] })
  const response = await locationiq({ apiKey: 'k', fetch })(
    'https://geo.invalid/geo/v2/search/json?type=address-only&query=a',
  )
  expect((await response.json()).places[0].accuracy).toBe(accuracy)
})

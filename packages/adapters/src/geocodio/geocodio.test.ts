import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { geocodio } from './index.ts'

const house = {
  address_components: {
    number: '1109',
    predirectional: 'N',
    street: 'Highland',
    suffix: 'St',
    formatted_street: 'N Highland St',
    city: 'Arlington',
    county: 'Arlington County',
    state: 'VA',
    zip: '22201',
    country: 'US',
  },
  formatted_address: '1109 N Highland St, Arlington, VA 22201',
  location: { lat: 38.886672, lng: -77.094735 },
  accuracy: 1,
  accuracy_type: 'rooftop',
  source: 'Arlington',
}
const answer = (...results: object[]): object => ({ input: {}, results })
const shared = {
  empty: { error: 'Could not geocode address. No matches found.' },
  emptyStatus: 422,
  partial: answer({ location: { lat: 1, lng: 2 } }, {}),
}

describeAdapter('geocodio', {
  create: (fetch) => geocodio({ apiKey: 'secret-key', fetch }),
  mayStore: true,
  operations: {
    search: {
      ...shared,
      usual: answer(house),
      read: { places: [{ address: { street: 'N Highland St', countryCode: 'USA' } }] },
      sends: ['https://api.geocod.io/v1.9/geocode?q=museum&limit=', 'api_key=secret-key'],
    },
    forwardGeocode: {
      ...shared,
      usual: answer(house),
      read: { places: [{ accuracy: 10, address: { houseNumber: '1109', state: 'VA' } }] },
      sends: ['q=Am Lustgarten 1'],
    },
    reverseGeocode: {
      ...shared,
      usual: answer(house),
      read: { address: { city: 'Arlington' } },
      sends: ['/v1.9/reverse?q=52.52,13.405&limit=1'],
    },
  },
})

test.each([
  [{ accuracy_type: 'rooftop', accuracy: 1 }, 10],
  [{ accuracy_type: 'range_interpolation', accuracy: 0.9 }, 8],
  [{ accuracy_type: 'rooftop', accuracy: 0.6 }, 6],
])('reads the accuracy of a match %j', async (fields, accuracy) => {
  const { fetch } = fakeFetch({ body: answer({ ...house, ...fields }) })
  const response = await geocodio({ apiKey: 'k', fetch })(
    'https://geo.invalid/geo/v2/search/json?type=address-only&query=a',
  )
  expect((await response.json()).places[0].accuracy).toBe(accuracy)
})

import { describeAdapter } from '../../test/describeAdapter.ts'
import { opencage } from './index.ts'

const museum = {
  components: {
    _category: 'outdoors/recreation',
    _type: 'museum',
    museum: 'Altes Museum',
    house_number: '1',
    road: 'Am Lustgarten',
    city: 'Berlin',
    state: 'Berlin',
    postcode: '10178',
    country: 'Germany',
    country_code: 'de',
  },
  confidence: 9,
  formatted: 'Altes Museum, Am Lustgarten 1, 10178 Berlin, Germany',
  geometry: { lat: 52.5192, lng: 13.3976 },
}
const house = {
  ...museum,
  components: { ...museum.components, _type: 'building' },
  formatted: 'Am Lustgarten 1, 10178 Berlin, Germany',
}
const answer = (...results: object[]): object => ({
  results,
  status: { code: 200, message: 'OK' },
  total_results: results.length,
})
const shared = {
  sendsArea: { countries: 'countrycode=uy,ar', bounds: 'bounds=-57,-35,-56,-34' },
  empty: answer(),
  partial: answer({}, { geometry: { lat: 1, lng: 2 } }, { components: { _type: 'city' } }),
}

describeAdapter('opencage', {
  create: (fetch) => opencage({ apiKey: 'secret-key', fetch }),
  mayStore: true,
  sendsGerman: 'language=de',
  operations: {
    search: {
      ...shared,
      usual: answer(museum),
      read: {
        places: [
          {
            name: 'Altes Museum',
            categories: [{ code: 'museum', name: 'Museum' }],
            address: { street: 'Am Lustgarten', houseNumber: '1', countryCode: 'DEU' },
          },
        ],
      },
      sends: ['/geocode/v1/json?q=museum&proximity=52.52,13.405&limit=10', 'key=secret-key'],
    },
    forwardGeocode: {
      ...shared,
      usual: answer(house),
      read: { places: [{ accuracy: 10, address: { street: 'Am Lustgarten' } }] },
      sends: ['q=Am Lustgarten 1'],
    },
    reverseGeocode: {
      ...shared,
      usual: answer(house),
      read: { address: { city: 'Berlin', postal: '10178' } },
      sends: ['q=52.52,13.405&limit=1'],
    },
  },
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeAdapter } from '../test/describeAdapter.ts'
import { openCage } from '../test/openCage.ts'

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
const house = { ...museum, components: { ...museum.components, _type: 'building' } }
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

describeAdapter('openCage, written from the guide', {
  create: (fetch) => openCage({ apiKey: 'secret-key', fetch }),
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
            categories: [{ code: 'museum', name: 'museum' }],
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

test('the adapter has fewer than 150 lines', () => {
  const source = readFileSync(join(import.meta.dirname, '../test/openCage.ts'), 'utf8')
  expect(source.split('\n').length).toBeLessThan(150)
})

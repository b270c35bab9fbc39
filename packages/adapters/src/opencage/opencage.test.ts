import { createGeoClient, type GeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
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

function clientFor(result: object): GeoClient {
  const { fetch } = fakeFetch({ body: answer(result) })
  return createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: opencage({ apiKey: 'x', fetch }),
  })
}

test.each([
  [{ _type: 'city', town: 'Eibelstadt', municipality: 'x' }, 'Eibelstadt'],
  [{ _type: 'village', hamlet: 'Kapellenhof' }, 'Kapellenhof'],
  [{ _type: 'neighbourhood', suburb: 'Vorstadt' }, 'Vorstadt'],
  [{ _type: 'state', state: 'Bayern' }, 'Bayern'],
])('names an area by the field of its kind: %o', async (components, name) => {
  const client = clientFor({ components, geometry: { lat: 1, lng: 2 } })
  const { places } = await client.search({ query: 'x', near: { latitude: 1, longitude: 2 } })
  expect(places[0]?.name).toBe(name)
})

test('reads the street of a register of addresses, and a city that is only in the normalized field', async () => {
  const components = { _type: 'building', street: 'Hauptstr', house_number: '5', municipality: 'x' }
  const client = clientFor({
    components: { ...components, _normalized_city: 'Eibelstadt' },
    geometry: { lat: 1, lng: 2 },
  })
  const { places } = await client.forwardGeocode({ query: 'x' })
  expect(places[0]?.address).toMatchObject({ street: 'Hauptstr', city: 'Eibelstadt' })
})

import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { azureMaps } from './index.ts'

const berlin = {
  locality: 'Berlin',
  adminDistricts: [{ name: 'Berlin', shortName: 'BE' }],
  countryRegion: { ISO: 'DE', name: 'Germany' },
}
const street = {
  ...berlin,
  streetNumber: '1',
  streetName: 'Am Lustgarten',
  addressLine: 'Am Lustgarten 1',
  postalCode: '10178',
  formattedAddress: 'Am Lustgarten 1, 10178 Berlin, Germany',
}
const geometry = { type: 'Point', coordinates: [13.3976, 52.5192] }
const feature = (properties: object, point: object | null = geometry) => ({
  type: 'Feature',
  geometry: point,
  properties,
})
const answer = (...features: object[]): object => ({ type: 'FeatureCollection', features })
const match = {
  confidence: 'High',
  matchCodes: ['Good'],
  geocodePoints: [{ geometry, calculationMethod: 'Rooftop', usageTypes: ['Display'] }],
}
const house = feature({ type: 'Address', address: street, ...match })
const museum = feature({
  type: 'Museum',
  address: { ...berlin, formattedAddress: 'Altes Museum, Berlin' },
  ...match,
})
const shared = {
  empty: answer(),
  partial: answer(feature({}), feature({ type: 'Address' }), feature({ type: 'PopulatedPlace' })),
  sendsGerman: '["accept-language","de"]',
}

describeAdapter('azureMaps', {
  create: (fetch) => azureMaps({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  operations: {
    suggest: {
      ...shared,
      usual: answer(
        feature(
          {
            typeGroup: 'Place',
            type: 'LandmarkBuilding',
            name: 'Altes Museum',
            address: { ...berlin, formattedAddress: 'Berlin, Germany' },
          },
          null,
        ),
        feature({ typeGroup: 'Address', type: 'Address', address: street }, null),
        feature(
          {
            typeGroup: 'Place',
            type: 'PopulatedPlace',
            name: 'Berlin',
            address: { ...berlin, formattedAddress: 'Berlin, Germany' },
          },
          null,
        ),
      ),
      read: {
        suggestions: [
          {
            kind: 'place',
            line1: 'Altes Museum',
            line2: 'Berlin, Germany',
            categories: [{ code: 'LandmarkBuilding', name: 'Landmark building' }],
          },
          { kind: 'address', line1: 'Am Lustgarten 1', line2: '10178 Berlin, Germany' },
          { kind: 'term', line1: 'Berlin, Germany' },
        ],
      },
      sends: [
        'https://atlas.microsoft.com/geocode:autocomplete?api-version=2026-01-01&query=museum&coordinates=13.405,52.52',
        '["subscription-key","secret-key"]',
      ],
    },
    search: {
      ...shared,
      usual: answer(museum),
      read: { places: [{ name: 'Altes Museum', address: { city: 'Berlin', countryCode: 'DEU' } }] },
      sends: ['https://atlas.microsoft.com/geocode?api-version=2026-01-01&query=museum'],
    },
    forwardGeocode: {
      ...shared,
      usual: answer(house),
      read: { places: [{ accuracy: 10, address: { houseNumber: '1' } }] },
      sends: ['/geocode?api-version=2026-01-01&query=Am Lustgarten 1'],
    },
    reverseGeocode: {
      ...shared,
      usual: answer(house),
      read: { address: { street: 'Am Lustgarten', postal: '10178' } },
      sends: ['/reverseGeocode?api-version=2026-01-01&coordinates=13.405,52.52'],
    },
  },
})

const path = 'https://geo.invalid/geo/v2'

test('restricts suggestions to one country, and refuses several', async () => {
  const { fetch, sent } = fakeFetch({ body: answer() })
  const adapter = azureMaps({ apiKey: 'k', fetch })
  const ask = async (countries: string): Promise<number> =>
    (await adapter(`${path}/suggestions/json?search_center=1,2&query=ab&countries=${countries}`))
      .status
  expect(await ask('URY')).toBe(200)
  expect(sent[0]?.url).toContain('countryRegion=UY')
  expect(await ask('URY,ARG')).toBe(400)
})

test('geocodes a chosen suggestion by its name and address, and keeps its name', async () => {
  const { fetch, sent } = fakeFetch({ body: answer(museum) })
  const filter = encodeURIComponent('azureMaps:"Old Museum\\nBerlin, Germany"')
  const response = await azureMaps({ apiKey: 'k', fetch })(
    `${path}/search/json?search_center=1,2&search_filter=${filter}`,
  )
  expect(new URL(sent[0]?.url ?? '').searchParams.get('query')).toBe('Old Museum, Berlin, Germany')
  expect((await response.json()).places).toMatchObject([{ name: 'Old Museum' }])
})

test.each([
  ['a rooftop', {}, 10],
  [
    'a number between two known ones',
    { geocodePoints: [{ calculationMethod: 'Interpolation' }] },
    8,
  ],
  ['a match of low confidence', { confidence: 'Low' }, 6],
  ['a match of something larger', { matchCodes: ['Good', 'UpHierarchy'] }, 6],
])('reads the accuracy of %s', async (_, fields, accuracy) => {
  const found = feature({ ...house.properties, ...fields })
  const { fetch } = fakeFetch({ body: answer(found) })
  const response = await azureMaps({ apiKey: 'k', fetch })(
    `${path}/search/json?type=address-only&search_center=1,2&query=ab`,
  )
  expect((await response.json()).places[0].accuracy).toBe(accuracy)
})

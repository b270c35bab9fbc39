import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { photon } from './index.ts'

const feature = (properties: object, coordinates: unknown = [13.3976, 52.5192]): object => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
})
const collection = (...features: object[]): object => ({ type: 'FeatureCollection', features })

const germany = { country: 'Deutschland', countrycode: 'DE', city: 'Berlin', state: 'Berlin' }
const museum = feature({
  ...germany,
  osm_type: 'W',
  osm_id: 313670734,
  osm_key: 'tourism',
  osm_value: 'museum',
  type: 'house',
  name: 'Altes Museum',
  street: 'Am Lustgarten',
  housenumber: '1',
  postcode: '10178',
})
const house = feature({
  ...germany,
  osm_type: 'N',
  osm_id: 1,
  osm_key: 'place',
  osm_value: 'house',
  type: 'house',
  street: 'Am Lustgarten',
  housenumber: '1',
  postcode: '10178',
})
const street = feature({
  ...germany,
  osm_key: 'highway',
  osm_value: 'residential',
  type: 'street',
  name: 'Bodestraße',
})
const city = feature({
  osm_key: 'place',
  osm_value: 'city',
  type: 'city',
  name: 'Berlin',
  country: 'Deutschland',
  countrycode: 'DE',
})

const empty = collection()
const partial = collection(
  feature({ name: 'Only a name' }),
  feature({}),
  feature({ name: 'Nowhere' }, []),
  { type: 'Feature' },
)

const sendsArea = {
  countries: 'countrycode=UY&countrycode=AR',
  bounds: 'bbox=-57,-35,-56,-34',
}

describeAdapter('photon', {
  create: (fetch) => photon({ url: 'https://photon.example/', fetch }),
  mayStore: true,
  sendsGerman: 'lang=de',
  operations: {
    suggest: {
      sendsArea,
      usual: collection(museum, house, street, city),
      read: {
        suggestions: [
          {
            kind: 'place',
            line1: 'Altes Museum',
            line2: 'Am Lustgarten 1',
            line3: '10178 Berlin, Deutschland',
            distance: expect.closeTo(510, -2),
            categories: [{ code: 'tourism=museum', name: 'Museum' }],
          },
          { kind: 'address', line1: 'Am Lustgarten 1', line2: '10178 Berlin, Deutschland' },
          { kind: 'address', line1: 'Bodestraße', line2: 'Berlin, Deutschland' },
          { kind: 'term', line1: 'Berlin, Deutschland' },
        ],
      },
      sends: ['https://photon.example/api?q=museum&lat=52.52&lon=13.405&limit=10'],
      empty,
      partial,
    },
    search: {
      sendsArea,
      usual: collection(museum),
      read: {
        places: [
          {
            name: 'Altes Museum',
            coordinate: { latitude: 52.5192, longitude: 13.3976 },
            address: { street: 'Am Lustgarten', houseNumber: '1', countryCode: 'DEU' },
          },
        ],
      },
      sends: ['/api?q=museum'],
      empty,
      partial,
    },
    forwardGeocode: {
      sendsArea,
      usual: collection(museum, house, street),
      read: {
        places: [
          { accuracy: 10, address: { houseNumber: '1' } },
          { accuracy: 6, address: { street: 'Bodestraße' } },
        ],
      },
      sends: ['/api?q=Am Lustgarten 1'],
      empty,
      partial,
    },
    reverseGeocode: {
      usual: collection(house),
      read: { address: { street: 'Am Lustgarten', houseNumber: '1', postal: '10178' } },
      sends: ['/reverse?lat=52.52&lon=13.405&limit=1'],
      empty,
      partial,
    },
  },
})

test.each([
  [{ osm_key: 'place', osm_value: 'town' }, 'term'],
  [{ osm_key: 'place', osm_value: 'suburb' }, 'term'],
  [{ osm_key: 'tourism', osm_value: 'museum' }, 'place'],
])('reads the kind of a place without a type from its tag: %o', async (tag, kind) => {
  const properties = { ...tag, name: 'Eibelstadt', country: 'Deutschland' }
  const { fetch } = fakeFetch({ body: collection(feature(properties)) })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: photon({ url: 'https://photon.example', fetch }),
  })
  const { suggestions } = await client.suggest({ query: 'eibel' })
  expect(suggestions[0]?.kind).toBe(kind)
})

import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { geoplateforme } from './index.ts'

const feature = (properties: object, coordinates = [2.347, 48.8593]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
})
const house = feature({
  label: '8 Boulevard du Palais 75001 Paris',
  score: 0.97,
  housenumber: '8',
  id: '75101_6819_00008',
  name: '8 Boulevard du Palais',
  postcode: '75001',
  citycode: '75101',
  city: 'Paris',
  district: 'Paris 1er Arrondissement',
  context: '75, Paris, Île-de-France',
  type: 'housenumber',
  street: 'Boulevard du Palais',
  _type: 'address',
})
const museum = feature({
  toponym: 'Sainte Chapelle',
  category: ['culture et loisirs', 'monument'],
  postcode: ['75001'],
  citycode: ['75101', '75056'],
  city: ['Paris'],
  score: 0.9,
  _type: 'poi',
})
const city = feature({
  label: 'Paris',
  name: 'Paris',
  city: 'Paris',
  postcode: '75001',
  context: '75, Paris, Île-de-France',
  type: 'municipality',
  _type: 'address',
})
const region = feature({
  toponym: 'Bretagne',
  category: ['administratif', 'région'],
  city: [],
  postcode: [],
  _type: 'poi',
})
const answer = (...features: object[]): object => ({ type: 'FeatureCollection', features })
const shared = { empty: answer(), partial: answer(feature({}), { properties: {} }, {}) }

describeAdapter('geoplateforme', {
  create: (fetch) => geoplateforme({ fetch }),
  mayStore: true,
  operations: {
    suggest: {
      ...shared,
      usual: answer(museum, house, city, region),
      read: {
        suggestions: [
          {
            kind: 'place',
            line1: 'Sainte Chapelle',
            line2: '75001 Paris, France',
            categories: [{ code: 'monument', name: 'Monument' }],
          },
          { kind: 'address', line1: '8 Boulevard du Palais', line2: '75001 Paris, France' },
          { kind: 'term', line1: 'Paris, Île-de-France, France' },
          { kind: 'term', line1: 'Bretagne, France' },
        ],
      },
      sends: [
        'https://data.geopf.fr/geocodage/search?q=museum&lat=52.52&lon=13.405&limit=',
        'index=address,poi&autocomplete=1',
      ],
    },
    search: {
      ...shared,
      usual: answer(museum),
      read: { places: [{ name: 'Sainte Chapelle', address: { countryCode: 'FRA' } }] },
      sends: ['index=address,poi&autocomplete=0'],
    },
    forwardGeocode: {
      ...shared,
      usual: answer(house),
      read: { places: [{ accuracy: 10, address: { houseNumber: '8', state: 'Île-de-France' } }] },
      sends: ['q=Am Lustgarten 1', 'index=address&autocomplete=0'],
    },
    reverseGeocode: {
      ...shared,
      usual: answer(house),
      read: { address: { street: 'Boulevard du Palais' } },
      sends: ['https://data.geopf.fr/geocodage/reverse?lat=52.52&lon=13.405&limit=1&index=address'],
    },
  },
})

const path = 'https://geo.invalid/geo/v2/search/json?type=address-only&query=ru'

test('reads a text that is too short for the service as no results', async () => {
  const detail = ['q: must contain between 3 and 200 chars and start with a number or a letter']
  const body = { code: 400, message: 'Failed parsing query', detail }
  const { fetch } = fakeFetch({ status: 400, body })
  expect((await geoplateforme({ fetch })(path)).status).toBe(204)
})

test.each([
  [0.9, 10],
  [0.4, 6],
])('reads the accuracy of a match with score %d', async (score, accuracy) => {
  const { fetch } = fakeFetch({ body: answer(feature({ ...house.properties, score })) })
  const { places } = await (await geoplateforme({ fetch })(path)).json()
  expect(places[0].accuracy).toBe(accuracy)
})

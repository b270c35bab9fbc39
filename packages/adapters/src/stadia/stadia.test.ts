import { describeAdapter } from '../../test/describeAdapter.ts'
import { stadia } from './index.ts'

const feature = (properties: object) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [13.3976, 52.5192] },
  properties,
})
const answer = (...features: object[]): object => ({ type: 'FeatureCollection', features })
const house = feature({
  gid: 'openaddresses:address:1',
  layer: 'address',
  name: 'Am Lustgarten 1',
  street: 'Am Lustgarten',
  housenumber: '1',
  locality: 'Berlin',
  postalcode: '10178',
  country: 'Germany',
  country_a: 'DEU',
})
const museum = feature({
  ...house.properties,
  gid: 'openstreetmap:venue:way/313670734',
  layer: 'venue',
  name: 'Altes Museum',
})
const shared = {
  empty: answer(),
  partial: answer(feature({}), {}),
  sendsArea: {
    countries: 'boundary.country=URY,ARG',
    bounds: 'boundary.rect.min_lat=-35&boundary.rect.min_lon=-57',
  },
}
const found = { places: [{ name: 'Altes Museum', address: { countryCode: 'DEU' } }] }

describeAdapter('stadia', {
  create: (fetch) => stadia({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  sendsGerman: 'lang=de',
  operations: {
    suggest: {
      ...shared,
      usual: answer(museum, house),
      read: { suggestions: [{ line1: 'Altes Museum' }, { line1: 'Am Lustgarten 1' }] },
      sends: [
        'https://api.stadiamaps.com/geocoding/v1/autocomplete?text=museum',
        'api_key=secret-key',
      ],
    },
    search: {
      ...shared,
      usual: answer(museum),
      read: found,
      sends: ['https://api.stadiamaps.com/geocoding/v1/search?text=museum'],
    },
    forwardGeocode: {
      ...shared,
      usual: answer(house),
      read: { places: [{ accuracy: 10 }] },
      sends: ['layers=address,street,coarse'],
    },
    reverseGeocode: {
      ...shared,
      usual: answer(house),
      read: { address: { street: 'Am Lustgarten' } },
      sends: ['https://api.stadiamaps.com/geocoding/v1/reverse?point.lat=52.52'],
    },
  },
})

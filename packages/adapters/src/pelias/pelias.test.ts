import { describeAdapter } from '../../test/describeAdapter.ts'
import { pelias } from './index.ts'

const feature = (properties: object, coordinates: unknown = [13.3976, 52.5192]): object => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
})
const collection = (...features: object[]): object => ({
  geocoding: { version: '0.2' },
  type: 'FeatureCollection',
  features,
})
const berlin = {
  country: 'Germany',
  country_a: 'DEU',
  region: 'Berlin',
  locality: 'Berlin',
  postalcode: '10178',
}
const museum = feature({
  ...berlin,
  gid: 'openstreetmap:venue:way/313670734',
  layer: 'venue',
  source: 'openstreetmap',
  name: 'Altes Museum',
  street: 'Am Lustgarten',
  housenumber: '1',
  label: 'Altes Museum, Berlin, Germany',
  category: ['entertainment'],
  addendum: { osm: { website: 'https://museum.example/', phone: '+49 30 266424242' } },
})
const house = feature({
  ...berlin,
  gid: 'openaddresses:address:1',
  layer: 'address',
  name: 'Am Lustgarten 1',
  street: 'Am Lustgarten',
  housenumber: '1',
})
const city = feature({
  gid: 'whosonfirst:locality:101909779',
  layer: 'locality',
  name: 'Berlin',
  locality: 'Berlin',
  country: 'Germany',
  country_a: 'DEU',
})
const empty = collection()
const partial = collection(
  feature({ name: 'Only a name' }),
  feature({}),
  feature({ name: 'x' }, null),
  {},
)

const sendsArea = {
  countries: 'boundary.country=URY,ARG',
  bounds:
    'boundary.rect.min_lat=-35&boundary.rect.min_lon=-57&boundary.rect.max_lat=-34&boundary.rect.max_lon=-56',
}

describeAdapter('pelias', {
  create: (fetch) => pelias({ apiKey: 'secret-key', fetch }),
  mayStore: true,
  sendsGerman: 'lang=de',
  operations: {
    suggest: {
      sendsArea,
      usual: collection(museum, house, city),
      read: {
        suggestions: [
          { kind: 'place', line1: 'Altes Museum', line2: 'Am Lustgarten 1' },
          { kind: 'address', line1: 'Am Lustgarten 1', line2: '10178 Berlin, Germany' },
          { kind: 'term', line1: 'Berlin, Germany' },
        ],
      },
      sends: [
        'https://api.geocode.earth/v1/autocomplete?text=museum',
        'focus.point.lat=52.52',
        'api_key=secret-key',
      ],
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
            content: { website: 'https://museum.example/' },
            categories: [{ name: 'Entertainment' }],
          },
        ],
      },
      sends: ['/v1/search?text=museum'],
      empty,
      partial,
    },
    forwardGeocode: {
      sendsArea,
      usual: collection(house),
      read: { places: [{ accuracy: 10, address: { houseNumber: '1', countryCode: 'DEU' } }] },
      sends: ['layers=address,street,coarse'],
      empty,
      partial,
    },
    reverseGeocode: {
      usual: collection(house),
      read: { address: { street: 'Am Lustgarten', city: 'Berlin' } },
      sends: ['point.lat=52.52', 'size=1'],
      empty,
      partial,
    },
  },
})

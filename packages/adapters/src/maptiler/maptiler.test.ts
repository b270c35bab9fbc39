import { describeAdapter } from '../../test/describeAdapter.ts'
import { maptiler } from './index.ts'

const context = [
  { id: 'municipality.1', text: 'Berlin' },
  { id: 'postal_code.2', text: '10178' },
  { id: 'country.3', text: 'Germany', country_code: 'de' },
]
const common = { type: 'Feature', center: [13.3976, 52.5192], context, relevance: 1 }
const museum = {
  ...common,
  id: 'poi.1',
  text: 'Altes Museum',
  place_name: 'Altes Museum, Berlin, Germany',
  place_type: ['poi'],
  properties: { country_code: 'de', categories: ['museum'] },
}
const house = {
  ...common,
  id: 'address.1',
  text: 'Am Lustgarten',
  address: '1',
  place_name: 'Am Lustgarten 1, Berlin, Germany',
  place_type: ['address'],
  properties: { country_code: 'de' },
}
const road = {
  ...common,
  id: 'road.1',
  text: 'Bodestraße',
  place_name: 'Bodestraße, Berlin, Germany',
  place_type: ['road'],
}
const city = {
  ...common,
  id: 'municipality.1',
  text: 'Berlin',
  place_type: ['municipality'],
  properties: { country_code: 'de' },
  context: [context[2]],
}
const partial = {
  features: [
    { center: [1, 2] },
    { text: 'Nowhere' },
    {},
    { center: [1, 2], text: 'x', place_type: ['poi'] },
  ],
}
const empty = { type: 'FeatureCollection', features: [] }

const sendsArea = {
  countries: 'country=uy,ar',
  bounds: 'bbox=-57,-35,-56,-34',
}

describeAdapter('maptiler', {
  create: (fetch) => maptiler({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  sendsGerman: 'language=de',
  operations: {
    suggest: {
      sendsArea,
      usual: { features: [museum, house, road, city] },
      read: {
        suggestions: [
          { kind: 'place', line1: 'Altes Museum', categories: [{ name: 'Museum' }] },
          { kind: 'address', line1: 'Am Lustgarten 1', line2: '10178 Berlin, Germany' },
          { kind: 'address', line1: 'Bodestraße' },
          { kind: 'term', line1: 'Berlin, Germany' },
        ],
      },
      sends: [
        'https://api.maptiler.com/geocoding/museum.json?proximity=13.405,52.52&limit=10&types=major_landform&excludeTypes=true&autocomplete=true',
        'key=secret-key',
      ],
      empty,
      partial,
    },
    search: {
      sendsArea,
      usual: { features: [museum] },
      read: { places: [{ name: 'Altes Museum', address: { city: 'Berlin', countryCode: 'DEU' } }] },
      sends: ['autocomplete=false'],
      empty,
      partial,
    },
    forwardGeocode: {
      sendsArea,
      usual: { features: [house] },
      read: { places: [{ accuracy: 10, address: { street: 'Am Lustgarten', houseNumber: '1' } }] },
      sends: ['/geocoding/Am Lustgarten 1.json', 'excludeTypes=true&types=poi'],
      empty,
      partial,
    },
    reverseGeocode: {
      usual: { features: [house] },
      read: { address: { street: 'Am Lustgarten' } },
      sends: ['/geocoding/13.405,52.52.json'],
      empty,
      partial,
    },
  },
})

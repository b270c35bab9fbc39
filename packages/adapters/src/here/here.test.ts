import { describeAdapter } from '../../test/describeAdapter.ts'
import { here } from './index.ts'

const museum = {
  title: 'Altes Museum',
  id: 'here:pds:place:276u33db-1',
  language: 'de',
  resultType: 'place',
  address: {
    label: 'Altes Museum, Am Lustgarten 1, 10178 Berlin, Deutschland',
    countryCode: 'DEU',
    countryName: 'Deutschland',
    state: 'Berlin',
    city: 'Berlin',
    street: 'Am Lustgarten',
    postalCode: '10178',
    houseNumber: '1',
  },
  position: { lat: 52.5192, lng: 13.3976 },
  distance: 514,
  categories: [{ id: '300-3100-0000', name: 'Museum', primary: true }],
  contacts: [{ phone: [{ value: '+4930266424242' }], www: [{ value: 'https://museum.example/' }] }],
  openingHours: [{ text: ['Di-So: 10:00 - 18:00'], isOpen: true }],
}
const house = {
  ...museum,
  id: 'here:af:1',
  resultType: 'houseNumber',
  title: 'Am Lustgarten 1, 10178 Berlin, Deutschland',
}
const suggested = {
  ...museum,
  address: { label: 'Altes Museum, Am Lustgarten 1, 10178 Berlin, Deutschland' },
}
const city = {
  title: 'Berlin, Deutschland',
  id: 'here:cm:1',
  resultType: 'locality',
  localityType: 'city',
  address: { label: 'Berlin, Deutschland' },
  position: { lat: 52.516, lng: 13.377 },
}
const category = { title: 'Museum', resultType: 'categoryQuery', href: 'https://here.example' }
const partial = { items: [{ position: { lat: 1, lng: 2 } }, { id: 'x', title: 'Only a name' }, {}] }

const sendsArea = {
  countries: 'at=52.52,13.405&in=countryCode:URY,ARG',
  bounds: 'in=bbox:-57,-35,-56,-34',
}

describeAdapter('here', {
  create: (fetch) => here({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  sendsGerman: 'lang=de',
  detailsOf: museum,
  operations: {
    suggest: {
      sendsArea,
      usual: { items: [suggested, house, city, category] },
      read: {
        suggestions: [
          {
            kind: 'place',
            line1: 'Altes Museum',
            line2: 'Am Lustgarten 1',
            line3: '10178 Berlin, Deutschland',
            categories: [{ name: 'Museum' }],
          },
          { kind: 'address', line1: 'Am Lustgarten 1', line2: '10178 Berlin, Deutschland' },
          { kind: 'term', line1: 'Berlin, Deutschland' },
        ],
      },
      sends: [
        'https://autosuggest.search.hereapi.com/v1/autosuggest?q=museum&at=52.52,13.405&limit=10',
        'apiKey=secret-key',
      ],
      empty: { items: [] },
      partial,
    },
    search: {
      sendsArea,
      usual: { items: [museum] },
      read: {
        places: [
          {
            name: 'Altes Museum',
            phones: [{ number: '+4930266424242' }],
            content: { website: 'https://museum.example/' },
            hours: { text: 'Di-So: 10:00 - 18:00' },
          },
        ],
      },
      sends: ['https://discover.search.hereapi.com/v1/discover?q=museum'],
      empty: { items: [] },
      partial,
    },
    forwardGeocode: {
      sendsArea: { countries: sendsArea.countries },
      usual: { items: [house] },
      read: { places: [{ accuracy: 10, address: { houseNumber: '1', countryCode: 'DEU' } }] },
      sends: ['https://geocode.search.hereapi.com/v1/geocode?q=Am Lustgarten 1'],
      empty: { items: [] },
      partial,
    },
    reverseGeocode: {
      usual: { items: [house] },
      read: { address: { street: 'Am Lustgarten' } },
      sends: ['https://revgeocode.search.hereapi.com/v1/revgeocode?at=52.52,13.405&limit=1'],
      empty: { items: [] },
      partial: { items: [{ position: { lat: 1, lng: 2 } }] },
    },
  },
})

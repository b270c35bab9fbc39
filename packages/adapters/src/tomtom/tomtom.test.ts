import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { tomtom } from './index.ts'

const address = {
  streetNumber: '1',
  streetName: 'Am Lustgarten',
  municipality: 'Berlin',
  countrySubdivision: 'Berlin',
  postalCode: '10178',
  countryCode: 'DE',
  country: 'Deutschland',
  countryCodeISO3: 'DEU',
  freeformAddress: 'Am Lustgarten 1, 10178 Berlin',
}
const position = { lat: 52.5192, lon: 13.3976 }
const museum = {
  type: 'POI',
  id: 'mY1',
  score: 2.5,
  poi: {
    name: 'Altes Museum',
    phone: '+49 30 266424242',
    url: 'museum.example',
    categories: ['museum'],
    categorySet: [{ id: 7317 }],
    timeZone: { ianaId: 'Europe/Berlin' },
    openingHours: {
      mode: 'nextSevenDays',
      timeRanges: [
        {
          startTime: { date: '2026-05-05', hour: 10, minute: 0 },
          endTime: { date: '2026-05-05', hour: 18, minute: 0 },
        },
        {
          startTime: { date: '2026-05-09', hour: 22, minute: 0 },
          endTime: { date: '2026-05-10', hour: 2, minute: 0 },
        },
      ],
    },
  },
  address,
  position,
}
const house = { type: 'Point Address', id: 'a1', address, position }
const city = {
  type: 'Geography',
  entityType: 'Municipality',
  id: 'c1',
  address: {
    municipality: 'Berlin',
    country: 'Deutschland',
    countryCode: 'DE',
    freeformAddress: 'Berlin',
  },
  position,
}
const partial = { results: [{ position }, { type: 'POI', position }, {}, museum] }
const empty = { summary: { numResults: 0 }, results: [] }

const sendsArea = {
  countries: 'countrySet=URY,ARG',
  bounds: 'topLeft=-34,-57&btmRight=-35,-56',
}

describeAdapter('tomtom', {
  create: (fetch) => tomtom({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  sendsGerman: 'language=de',
  operations: {
    suggest: {
      sendsArea,
      usual: { results: [museum, house, city] },
      read: {
        suggestions: [
          {
            kind: 'place',
            line1: 'Altes Museum',
            line2: 'Am Lustgarten 1',
            categories: [{ code: '7317', name: 'Museum' }],
          },
          { kind: 'address', line1: 'Am Lustgarten 1', line2: '10178 Berlin, Deutschland' },
          { kind: 'term', line1: 'Berlin, Deutschland' },
        ],
      },
      sends: [
        'https://api.tomtom.com/search/2/search/museum.json?lat=52.52&lon=13.405',
        'typeahead=true',
        'key=secret-key',
      ],
      empty,
      partial,
    },
    search: {
      sendsArea,
      usual: { results: [museum] },
      read: {
        places: [
          {
            name: 'Altes Museum',
            content: { website: 'https://museum.example/' },
            timeZone: 'Europe/Berlin',
            hours: {
              sessions: [
                { day: 2, start: 36_000, end: 64_800 },
                { day: 6, start: 79_200, end: 93_600 },
              ],
            },
          },
        ],
      },
      sends: ['openingHours=nextSevenDays'],
      empty,
      partial,
    },
    forwardGeocode: {
      sendsArea,
      usual: { results: [house] },
      read: { places: [{ accuracy: 10, address: { houseNumber: '1', countryCode: 'DEU' } }] },
      sends: ['/search/2/geocode/Am Lustgarten 1.json'],
      empty,
      partial,
    },
    reverseGeocode: {
      usual: {
        addresses: [
          { address: { ...address, street: 'Am Lustgarten' }, position: '52.519200,13.397600' },
        ],
      },
      read: { address: { street: 'Am Lustgarten' }, coordinate: { latitude: 52.5192 } },
      sends: ['/search/2/reverseGeocode/52.52,13.405.json'],
      empty: { addresses: [] },
      partial: { addresses: [{ position: '1,2' }] },
    },
  },
})

test.each([
  [{ extendedPostalCode: '98101-1000', postalCode: '98101' }, '98101-1000'],
  [{ extendedPostalCode: '98101-1000, 98101-1001', postalCode: '98101' }, '98101'],
  [{ postalCode: '98101, 98102' }, undefined],
])('reads a postal code, but no list of them: %o', async (codes, postal) => {
  const record = { ...house, address: { streetName: 'Pine St', country: 'x', ...codes } }
  const { fetch } = fakeFetch({ body: { results: [record] } })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: tomtom({ apiKey: 'x', fetch }),
  })
  const { places } = await client.forwardGeocode({ query: 'pine' })
  expect(places[0]?.address?.postal).toBe(postal)
})

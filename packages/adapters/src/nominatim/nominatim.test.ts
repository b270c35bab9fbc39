import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { recordedTypes, typesOf } from '../../test/recordedTypes.ts'
import { nominatim } from './index.ts'

const museum = {
  place_id: 1,
  licence: 'Data © OpenStreetMap contributors',
  osm_type: 'way',
  osm_id: 313670734,
  lat: '52.5192',
  lon: '13.3976',
  category: 'tourism',
  type: 'museum',
  addresstype: 'tourism',
  name: 'Altes Museum',
  display_name: '1, Am Lustgarten, Mitte, Berlin, 10178, Deutschland',
  address: {
    tourism: 'Altes Museum',
    house_number: '1',
    road: 'Am Lustgarten',
    city: 'Berlin',
    postcode: '10178',
    country: 'Deutschland',
    country_code: 'de',
  },
  extratags: {
    phone: '+49 30 266424242',
    website: 'https://museum.example/',
    opening_hours: 'Tu-Su 10:00-18:00',
  },
}
const house = {
  ...museum,
  osm_type: 'node',
  osm_id: 2,
  category: 'place',
  type: 'house',
  addresstype: 'place',
  name: '',
}
const city = {
  osm_type: 'relation',
  osm_id: 62422,
  lat: '52.5108',
  lon: '13.3989',
  category: 'boundary',
  type: 'administrative',
  addresstype: 'city',
  name: 'Berlin',
  display_name: 'Berlin, Deutschland',
  address: { city: 'Berlin', country: 'Deutschland', country_code: 'de' },
}
const partial = [{ lat: '1', lon: '2' }, { name: 'Nowhere' }, {}, { ...museum, address: null }]

const sendsArea = {
  countries: 'countrycodes=uy,ar',
  bounds: 'viewbox=-57,-35,-56,-34&bounded=1',
}

describeAdapter('nominatim', {
  create: (fetch) => nominatim({ url: 'https://osm.example', isOwnServer: true, fetch }),
  mayStore: true,
  sendsGerman: 'accept-language=de',
  operations: {
    suggest: {
      sendsArea,
      usual: [museum, house, city],
      read: {
        suggestions: [
          { kind: 'place', line1: 'Altes Museum', categories: [{ name: 'Museum' }] },
          { kind: 'address', line1: 'Am Lustgarten 1', line2: '10178 Berlin, Deutschland' },
          { kind: 'term', line1: 'Berlin, Deutschland' },
        ],
      },
      sends: ['/search?format=jsonv2', 'q=museum', 'viewbox=12.905,52.02,13.905,53.02'],
      empty: [],
      partial,
    },
    search: {
      sendsArea,
      usual: [museum],
      read: {
        places: [
          {
            name: 'Altes Museum',
            phones: [{ number: '+49 30 266424242' }],
            content: { website: 'https://museum.example/' },
            hours: { text: 'Tu-Su 10:00-18:00' },
          },
        ],
      },
      sends: ['extratags=1'],
      empty: [],
      partial,
    },
    forwardGeocode: {
      sendsArea,
      usual: [house],
      read: { places: [{ accuracy: 10, address: { houseNumber: '1', countryCode: 'DEU' } }] },
      sends: ['layer=address'],
      empty: [],
      partial,
    },
    reverseGeocode: {
      usual: house,
      read: { address: { street: 'Am Lustgarten' } },
      sends: ['/reverse?', 'lat=52.52&lon=13.405', 'layer=address'],
      empty: { error: 'Unable to geocode' },
      partial: { lat: '1', lon: '2' },
    },
  },
})

test('requests no suggestions from a public server', async () => {
  const { fetch, sent } = fakeFetch({ body: [museum] })
  const adapter = nominatim({ url: 'https://osm.example', fetch })
  expect(adapter.capabilities.operations).toEqual(['search', 'forwardGeocode', 'reverseGeocode'])
  const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: adapter })
  const near = { latitude: 52.52, longitude: 13.405 }
  await expect(client.suggest({ query: 'a', near })).rejects.toMatchObject({ status: 501 })
  expect(sent).toEqual([])
})

test('the sample records of these tests have the fields and types of Nominatim’s recorded answers', () => {
  const open = ['address', 'extratags']
  const known = recordedTypes('nominatim', open)
  for (const record of [museum, house, city]) {
    expect([...known]).toEqual(expect.arrayContaining(typesOf(record, open)))
  }
})

import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { esri } from './index.ts'

const attributes = {
  Addr_type: 'POI',
  Type: 'Museum',
  PlaceName: 'Altes Museum',
  AddNum: '1',
  StName: 'Am Lustgarten',
  City: 'Berlin',
  Region: 'Berlin',
  Postal: '10178',
  Country: 'DEU',
  CntryName: 'Deutschland',
  Phone: '+49 30 266424242',
  URL: 'https://museum.example/',
  LongLabel: 'Altes Museum, Am Lustgarten 1, 10178, Berlin, DEU',
}
const location = { x: 13.3976, y: 52.5192 }
const museum = { address: 'Altes Museum', location, score: 100, attributes }
const house = { ...museum, attributes: { ...attributes, Addr_type: 'PointAddress', PlaceName: '' } }
const partial = { candidates: [{ location }, {}, { address: 'Nowhere' }] }

const sendsArea = {
  countries: 'countryCode=URY,ARG',
  bounds: 'searchExtent=-57,-35,-56,-34',
}

describeAdapter('esri', {
  create: (fetch) => esri({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  sendsGerman: 'langCode=de',
  operations: {
    suggest: {
      sendsArea,
      usual: {
        suggestions: [
          {
            text: 'Altes Museum, Am Lustgarten 1, 10178, Berlin, DEU',
            magicKey: 'dHA9',
            isCollection: false,
          },
          { text: 'Museum', magicKey: 'dHAx', isCollection: true },
          { text: 'Berlin', magicKey: 'dHAy', isCollection: false },
        ],
      },
      read: {
        suggestions: [
          { line1: 'Altes Museum', line2: 'Am Lustgarten 1', line3: '10178, Berlin, DEU' },
          { line1: 'Berlin' },
        ],
      },
      sends: [
        '/GeocodeServer/suggest?text=museum&maxSuggestions=10&location=13.405,52.52',
        'token=secret-key',
      ],
      empty: { suggestions: [] },
      partial: { suggestions: [{}, { text: 'x' }, { text: 'x', magicKey: 'y' }] },
    },
    search: {
      sendsArea,
      usual: { candidates: [museum] },
      read: {
        places: [
          {
            name: 'Altes Museum',
            address: { street: 'Am Lustgarten', houseNumber: '1', countryCode: 'DEU' },
            phones: [{ number: '+49 30 266424242' }],
            content: { website: 'https://museum.example/' },
          },
        ],
      },
      sends: ['findAddressCandidates?outFields=*', 'SingleLine=museum'],
      empty: { candidates: [] },
      partial,
    },
    forwardGeocode: {
      sendsArea,
      usual: { candidates: [house] },
      read: { places: [{ accuracy: 10, address: { houseNumber: '1' } }] },
      sends: ['SingleLine=Am Lustgarten 1', 'category=Address,Postal,Populated Place'],
      empty: { candidates: [] },
      partial,
    },
    reverseGeocode: {
      usual: {
        address: {
          Match_addr: 'Am Lustgarten 1, 10178, Mitte, Berlin',
          LongLabel: 'Am Lustgarten 1, 10178, Mitte, Berlin, DEU',
          Addr_type: 'PointAddress',
          Type: '',
          PlaceName: '',
          AddNum: '1',
          Address: 'Am Lustgarten 1',
          City: 'Berlin',
          Region: 'Berlin',
          Postal: '10178',
          CntryName: 'Deutschland',
          CountryCode: 'DEU',
        },
        location,
      },
      read: { address: { street: 'Am Lustgarten', houseNumber: '1', city: 'Berlin' } },
      sends: ['/reverseGeocode?location=13.405,52.52'],
      empty: {
        error: {
          code: 400,
          message: 'Cannot perform query.',
          details: ['Unable to find address for the specified location.'],
        },
      },
      partial: { address: {}, location },
    },
  },
})

test('reads the street of a locator that sends it as one line with the number', async () => {
  const record = { Addr_type: 'PointAddress', AddNum: '1', StAddr: '1 Museum Way' }
  const { fetch } = fakeFetch({ body: { candidates: [{ location, attributes: record }] } })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: esri({ apiKey: 'x', fetch }),
  })
  const { places } = await client.forwardGeocode({ query: 'x' })
  expect(places[0]?.address).toMatchObject({ houseNumber: '1', street: 'Museum Way' })
})

import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { amazonLocation } from './index.ts'

const address = {
  Label: 'Am Lustgarten 1, 10178 Berlin, Germany',
  Country: { Code2: 'DE', Code3: 'DEU', Name: 'Germany' },
  Region: { Code: 'BE', Name: 'Berlin' },
  Locality: 'Berlin',
  District: 'Mitte',
  PostalCode: '10178',
  Street: 'Am Lustgarten',
  AddressNumber: '1',
}
const museum = {
  PlaceId: 'AQAAAFUA-museum',
  PlaceType: 'PointOfInterest',
  Title: 'Altes Museum',
  Address: { ...address, Label: 'Altes Museum, Am Lustgarten 1, 10178 Berlin, Germany' },
  Position: [13.3976, 52.5192],
  Distance: 500,
  Categories: [{ Id: 'museum', Name: 'Museum', LocalizedName: 'Museum', Primary: true }],
}
const details = {
  ...museum,
  PricingBucket: 'Advanced',
  BusinessChains: [{ Name: 'Museen Berlin', Id: '1566' }],
  Contacts: {
    Phones: [{ Value: '+4930266424242' }, { Value: '+4930266424243' }],
    Websites: [{ Value: 'https://museum.example/' }],
  },
  OpeningHours: [{ Display: ['Tue-Sun: 10:00 - 18:00'], OpenNow: true }],
  TimeZone: { Name: 'Europe/Berlin', Offset: '+01:00' },
}
const house = {
  PlaceId: 'AQAAAFUA-house',
  PlaceType: 'PointAddress',
  Title: 'Am Lustgarten 1, 10178 Berlin, Germany',
  Address: address,
  Position: [13.3976, 52.5192],
  MatchScores: { Overall: 1 },
}
const city = {
  PlaceId: 'AQAAAFUA-city',
  PlaceType: 'Locality',
  Title: 'Berlin, Germany',
  Address: { Label: 'Berlin, Germany', Country: address.Country, Locality: 'Berlin' },
  Position: [13.4, 52.5],
}
const suggested = ({ Title, ...Place }: typeof museum | typeof house | typeof city) => ({
  Title,
  SuggestResultItemType: 'Place',
  Place,
})
const query = { Title: 'Museums', SuggestResultItemType: 'Query', Query: { QueryId: 'x' } }
const answer = (...ResultItems: object[]): object => ({ PricingBucket: 'Core', ResultItems })
const shared = {
  empty: answer(),
  partial: answer(
    { PlaceId: 'x' },
    { PlaceId: 'y', PlaceType: 'PointAddress', Position: [2, 1] },
    {},
  ),
}
const countries = 'IncludeCountries":["URY","ARG"]'
const bounds = 'BoundingBox":[-57,-35,-56,-34]'

describeAdapter('amazonLocation', {
  create: (fetch) => amazonLocation({ apiKey: 'secret-key', region: 'eu-central-1', fetch }),
  mayStore: false,
  sendsGerman: '"Language":"de"',
  detailsOf: details,
  operations: {
    suggest: {
      ...shared,
      sendsArea: { countries, bounds },
      usual: answer(suggested(museum), suggested(house), suggested(city), query),
      read: {
        suggestions: [
          {
            kind: 'place',
            line1: 'Altes Museum',
            line2: 'Am Lustgarten 1',
            line3: '10178 Berlin, Germany',
            categories: [{ code: 'museum', name: 'Museum' }],
          },
          { kind: 'address', line1: 'Am Lustgarten 1' },
          { kind: 'term', line1: 'Berlin, Germany' },
        ],
      },
      sends: [
        'https://places.geo.eu-central-1.amazonaws.com/v2/suggest?key=secret-key',
        '"QueryText":"museum","BiasPosition":[13.405,52.52]',
        '"AdditionalFeatures":["Core"]',
      ],
    },
    search: {
      ...shared,
      sendsArea: { countries, bounds },
      usual: answer(museum),
      read: { places: [{ name: 'Altes Museum', address: { countryCode: 'DEU' } }] },
      sends: ['/v2/search-text?', '"QueryText":"museum"'],
    },
    forwardGeocode: {
      ...shared,
      sendsArea: { countries },
      usual: answer(house),
      read: { places: [{ accuracy: 10, address: { houseNumber: '1' } }] },
      sends: ['/v2/geocode?', '"QueryText":"Am Lustgarten 1"'],
    },
    reverseGeocode: {
      ...shared,
      usual: answer(house),
      read: { address: { street: 'Am Lustgarten' } },
      sends: ['/v2/reverse-geocode?', '"QueryPosition":[13.405,52.52]'],
    },
  },
})

const path = 'https://geo.invalid/geo/v2/search/json?search_center=1,2&query=a'

async function found(body: object, more = ''): Promise<Record<string, unknown>> {
  const { fetch } = fakeFetch({ body })
  const adapter = amazonLocation({ apiKey: 'k', region: 'r', fetch })
  const { places } = await (await adapter(path + more)).json()
  return places[0]
}

test('a choice has the contacts, hours and time zone of the details', async () => {
  const filter = encodeURIComponent('amazonLocation:"AQAAAFUA-museum"')
  expect(await found(details, `&search_filter=${filter}`)).toMatchObject({
    brand: [{ id: '1566', name: 'Museen Berlin' }],
    phones: [{ number: '+4930266424242' }],
    enhanced_contents: {
      business_url: 'https://museum.example/',
      hours_of_operation_text: 'Tue-Sun: 10:00 - 18:00',
    },
    time_zone: 'Europe/Berlin',
  })
})

test.each([
  ['a partial match', { MatchScores: { Overall: 0.7 } }, 6],
  ['an interpolated number', { PlaceType: 'InterpolatedAddress' }, 8],
  ['a complete match', {}, 10],
])('reads the accuracy of %s', async (_, fields, accuracy) => {
  const place = await found(answer({ ...house, ...fields }), '&type=address-only')
  expect(place.accuracy).toBe(accuracy)
})

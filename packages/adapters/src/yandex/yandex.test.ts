import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { yandex } from './index.ts'

const part = (kind: string, name: string) => ({ kind, name })
const berlin = [part('country', 'Germany'), part('province', 'Berlin'), part('locality', 'Berlin')]
const geoObject = (kind: string, name: string, components: object[], more = {}) => ({
  GeoObject: {
    metaDataProperty: {
      GeocoderMetaData: {
        kind,
        precision: 'exact',
        Address: {
          country_code: 'DE',
          formatted: `Germany, Berlin, ${name}`,
          postal_code: '10178',
          Components: components,
        },
        ...more,
      },
    },
    name,
    Point: { pos: '13.3976 52.5192' },
  },
})
const streetAndNumber = [...berlin, part('street', 'Am Lustgarten'), part('house', '1')]
const house = geoObject('house', 'Am Lustgarten, 1', streetAndNumber)
const station = geoObject('metro', 'Museumsinsel', [...berlin, part('metro', 'Museumsinsel')])
const answer = (...featureMember: object[]): object => ({
  response: { GeoObjectCollection: { featureMember } },
})
const suggestion = (tag: string, text: string, subtitle = 'Berlin, Germany') => ({
  title: { text },
  subtitle: { text: subtitle },
  tags: [tag],
  distance: { text: '500 m', value: 500 },
  address: { formatted_address: `${text}, Berlin` },
  uri: `ymapsbm1://geo?data=${tag}`,
})
const shared = {
  empty: answer(),
  partial: answer({ GeoObject: {} }, { GeoObject: { Point: { pos: '2 1' } } }),
}

describeAdapter('yandex', {
  create: (fetch) => yandex({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  detailsOf: answer(house),
  operations: {
    suggest: {
      usual: {
        results: [
          suggestion('business', 'Altes Museum'),
          suggestion('house', 'Am Lustgarten, 1'),
          suggestion('locality', 'Berlin', 'Germany'),
        ],
      },
      read: {
        suggestions: [
          { kind: 'place', line1: 'Altes Museum', line2: 'Berlin, Germany', distance: 500 },
          { kind: 'address', line1: 'Am Lustgarten, 1', line2: 'Berlin, Germany' },
          { kind: 'term', line1: 'Berlin, Germany' },
        ],
      },
      sends: [
        'https://suggest-maps.yandex.ru/v1/suggest?text=museum',
        'll=13.405,52.52&spn=1,1',
        'apikey=secret-key',
      ],
      sendsGerman: 'lang=de',
      sendsArea: { countries: 'countries=uy,ar', bounds: 'bbox=-57,-35~-56,-34&strict_bounds=1' },
      empty: { results: [] },
      partial: { results: [{ title: { text: 'x' } }, {}] },
    },
    search: {
      ...shared,
      usual: answer(station),
      read: { places: [{ name: 'Museumsinsel', address: { city: 'Berlin', countryCode: 'DEU' } }] },
      sends: ['https://geocode-maps.yandex.ru/v1/?geocode=museum', 'lang=en_US&format=json'],
      sendsArea: { bounds: 'bbox=-57,-35~-56,-34&rspn=1' },
    },
    forwardGeocode: {
      ...shared,
      usual: answer(house),
      read: { places: [{ accuracy: 10, address: { street: 'Am Lustgarten', houseNumber: '1' } }] },
      sends: ['geocode=Am Lustgarten 1'],
      sendsArea: { bounds: 'bbox=-57,-35~-56,-34&rspn=1' },
    },
    reverseGeocode: {
      ...shared,
      usual: answer(house),
      read: { address: { postal: '10178' } },
      sends: ['geocode=13.405,52.52&results=1'],
    },
  },
})

const path = 'https://geo.invalid/geo/v2/search/json?type=address-only&query=a'

test.each([
  ['exact', 10],
  ['near', 8],
  ['street', 6],
])('reads the accuracy of a match with precision %s', async (precision, accuracy) => {
  const { fetch } = fakeFetch({
    body: answer(geoObject('house', 'x', streetAndNumber, { precision })),
  })
  const { places } = await (await yandex({ apiKey: 'k', fetch })(path)).json()
  expect(places[0].accuracy).toBe(accuracy)
})

test.each([
  ['ru', 'ru_RU'],
  ['uk-UA', 'uk_UA'],
  ['de', 'en_US'],
])('asks the geocoder for %s in %s, which it supports', async (language, sent) => {
  const provider = fakeFetch({ body: answer() })
  const headers = { 'Accept-Language': language }
  await yandex({ apiKey: 'k', fetch: provider.fetch })(new Request(path, { headers }))
  expect(provider.sent[0]?.url).toContain(`lang=${sent}`)
})

test('requests suggestions with their own key', async () => {
  const { fetch, sent } = fakeFetch({ body: { results: [] } })
  const adapter = yandex({ apiKey: 'k', suggestKey: 'other', fetch })
  await adapter('https://geo.invalid/geo/v2/suggestions/json?query=ab')
  expect(sent[0]?.url).toContain('apikey=other')
})

test('an answer without an address has its text as one', async () => {
  const text = 'Thailand, Phahon Yothin Road, 1130/5'
  const { fetch } = fakeFetch({
    body: answer({
      GeoObject: {
        metaDataProperty: { GeocoderMetaData: { kind: 'house', precision: 'exact', text } },
        name: 'Phahon Yothin Road, 1130/5',
        Point: { pos: '100.56 13.81' },
      },
    }),
  })
  const { places } = await (await yandex({ apiKey: 'k', fetch })(path)).json()
  expect(places[0].location.formatted_address).toBe(text)
})

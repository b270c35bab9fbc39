import { expect, test } from 'vitest'
import { describeValidation, post } from '../../test/describeValidation.ts'
import { fakeFetch } from '../../test/provider.ts'
import { googleAddressValidation } from './index.ts'

// Answers in the form of the published definition (google.maps.addressvalidation.v1), written for these tests.

type Component = readonly [type: string, text: string, other?: object]

const components = (list: readonly Component[]): object[] =>
  list.map(([componentType, text, other]) => ({
    componentName: { text, languageCode: 'en' },
    componentType,
    confirmationLevel: 'CONFIRMED',
    ...other,
  }))
const answer = (verdict: object, address: object, other: object = {}): object => ({
  result: { verdict, address, geocode: { location: { latitude: 1, longitude: 2 } }, ...other },
  responseId: 'a-response',
})
const building = {
  inputGranularity: 'PREMISE',
  validationGranularity: 'PREMISE',
  geocodeGranularity: 'PREMISE',
}

const house = {
  'address-line1': '1600 Amphitheatre Pkwy',
  'address-level2': 'Mountain View',
  'address-level1': 'CA',
  'postal-code': '94043',
  country: 'US',
}
const parkway = [
  ['street_number', '1600'],
  ['route', 'Amphitheatre Parkway'],
  ['locality', 'Mountain View'],
  ['administrative_area_level_1', 'CA'],
  ['postal_code', '94043'],
] as const
const postalAddress = {
  regionCode: 'US',
  languageCode: 'en',
  postalCode: '94043-1351',
  administrativeArea: 'CA',
  locality: 'Mountain View',
  addressLines: ['1600 Amphitheatre Pkwy'],
}
const usps = (dpvConfirmation: string, dpvFootnote: string): object => ({
  uspsData: { dpvConfirmation, dpvFootnote, cassProcessed: true },
})

const offices = { ...house, 'address-line1': '2930 Pearl Street', 'address-line2': 'Ste 100' }
const officesAnswer = (code: string, footnote: string): object =>
  answer(
    { ...building, inputGranularity: 'SUB_PREMISE', hasUnconfirmedComponents: true },
    {
      postalAddress: { ...postalAddress, addressLines: ['2930 Pearl St Suite 100'] },
      addressComponents: components([
        ...parkway,
        ['subpremise', 'Suite 100', { confirmationLevel: 'UNCONFIRMED_BUT_PLAUSIBLE' }],
      ]),
      unconfirmedComponentTypes: ['subpremise'],
    },
    usps(code, footnote),
  )
const written = { ...house, 'postal-code': '94043-1351' }
const suite = { 'address-line1': '2930 Pearl St', 'address-line2': 'Suite 100' }

const hauptstrasse = {
  'address-line1': 'Hauptstr. 5',
  'address-line2': '2. Stock',
  'address-level2': 'Neuenburg',
  'postal-code': '79395',
  country: 'DE',
}
const germanAddress = {
  postalAddress: {
    regionCode: 'DE',
    languageCode: 'de',
    postalCode: '79395',
    administrativeArea: 'Baden-Württemberg',
    locality: 'Neuenburg am Rhein',
    addressLines: ['Hauptstraße 5', '2. Stock'],
  },
  addressComponents: components([
    ['street_number', '5'],
    ['route', 'Hauptstraße'],
    ['subpremise', '2. Stock', { confirmationLevel: 'UNCONFIRMED_BUT_PLAUSIBLE' }],
    ['locality', 'Neuenburg am Rhein', { spellCorrected: true }],
    ['postal_code', '79395'],
  ]),
}
const germanValues = {
  'address-line1': 'Hauptstraße 5',
  'address-line2': '2. Stock',
  'address-level2': 'Neuenburg am Rhein',
  'postal-code': '79395',
  country: 'DE',
}

const apiKey = 'secret-key'

describeValidation('Google Address Validation', {
  create: (options) => googleAddressValidation({ apiKey, ...options }),
  answers: {
    'a deliverable address': {
      typed: house,
      body: answer(
        { ...building, addressComplete: true, possibleNextAction: 'ACCEPT' },
        { postalAddress, addressComponents: components(parkway) },
        usps('Y', 'AABB'),
      ),
      sends: [
        'https://addressvalidation.googleapis.com/v1:validateAddress',
        '["x-goog-api-key","secret-key"]',
        '"regionCode":"US","postalCode":"94043","administrativeArea":"CA","locality":"Mountain View","addressLines":["1600 Amphitheatre Pkwy"]',
        '"enableUspsCass":true',
      ],
      verdict: { status: 'deliverable', values: written },
    },
    'an address that Google corrects': {
      typed: { ...house, 'postal-code': '94034' },
      body: answer(
        { ...building, addressComplete: true, hasReplacedComponents: true },
        {
          postalAddress,
          addressComponents: components([
            ...parkway.slice(0, 4),
            ['postal_code', '94043', { replaced: true }],
          ]),
        },
        usps('Y', 'AABB'),
      ),
      verdict: { status: 'deliverable', values: written },
    },
    'a confirmed unit, which Google writes after the street': {
      typed: offices,
      body: officesAnswer('Y', 'AABB'),
      verdict: { status: 'deliverable', values: { ...written, ...suite } },
    },
    'an unconfirmed unit': {
      typed: offices,
      body: officesAnswer('S', 'AACC'),
      verdict: {
        status: 'incomplete',
        doubtful: ['address-line2'],
        values: { ...written, ...suite },
      },
    },
    'a missing unit': {
      typed: house,
      body: answer(
        { ...building, possibleNextAction: 'CONFIRM_ADD_SUBPREMISES' },
        {
          postalAddress,
          addressComponents: components(parkway),
          missingComponentTypes: ['subpremise'],
        },
        usps('D', 'AAN1'),
      ),
      verdict: { status: 'incomplete', doubtful: ['address-line2'], values: written },
    },
    'a missing unit, without a verdict of the post': {
      typed: house,
      body: answer(
        { ...building, possibleNextAction: 'CONFIRM_ADD_SUBPREMISES' },
        { postalAddress, addressComponents: components(parkway) },
        { uspsData: { errorMessage: 'Suspended' } },
      ),
      verdict: { status: 'incomplete', doubtful: ['address-line2'], values: written },
    },
    'a house number that is unknown to the post': {
      typed: house,
      body: answer(
        { ...building, addressComplete: true },
        { postalAddress, addressComponents: components(parkway) },
        usps('N', 'AAM3'),
      ),
      verdict: { status: 'incomplete', doubtful: ['address-line1'], values: written },
    },
    'an address that is unknown to the post': {
      typed: house,
      body: answer(building, { postalAddress }, usps('N', 'A1')),
      verdict: { status: 'unknown' },
    },
    'a town only': {
      typed: { ...hauptstrasse, 'address-line1': 'Nirgendwo 1' },
      body: answer(
        { ...building, validationGranularity: 'OTHER', possibleNextAction: 'FIX' },
        { ...germanAddress, unresolvedTokens: ['Nirgendwo'] },
      ),
      verdict: { status: 'unknown' },
    },
    'another country, whose units are unknown to Google': {
      typed: hauptstrasse,
      body: answer(
        { ...building, addressComplete: true, hasUnconfirmedComponents: true },
        germanAddress,
      ),
      sends: ['"regionCode":"DE"'],
      verdict: { status: 'deliverable', values: germanValues },
    },
    'a street without its number': {
      typed: { ...hauptstrasse, 'address-line1': 'Hauptstr.' },
      body: answer(
        { ...building, validationGranularity: 'ROUTE' },
        { ...germanAddress, missingComponentTypes: ['street_number'] },
      ),
      verdict: { status: 'incomplete', doubtful: ['address-line1'], values: germanValues },
    },
    'a nearby building': {
      typed: hauptstrasse,
      body: answer({ ...building, validationGranularity: 'PREMISE_PROXIMITY' }, germanAddress),
      verdict: { status: 'incomplete', doubtful: ['address-line1'], values: germanValues },
    },
    'an address that Google advises to fix': {
      typed: hauptstrasse,
      body: answer({ ...building, possibleNextAction: 'FIX' }, germanAddress),
      verdict: { status: 'incomplete', doubtful: ['address-line1'], values: germanValues },
    },
    'a suspicious unit and an unreadable part': {
      typed: { ...hauptstrasse, 'postal-code': '79395x' },
      body: answer(building, {
        ...germanAddress,
        addressComponents: components([
          ['subpremise', '2. Stock', { confirmationLevel: 'UNCONFIRMED_AND_SUSPICIOUS' }],
        ]),
        unresolvedTokens: ['79395x'],
      }),
      verdict: {
        status: 'incomplete',
        doubtful: ['address-line2', 'postal-code'],
        values: germanValues,
      },
    },
  },
  refused: {
    status: 400,
    body: {
      error: {
        code: 400,
        message: 'API key not valid. Please pass a valid API key.',
        status: 'INVALID_ARGUMENT',
      },
    },
  },
  empty: {
    status: 429,
    body: {
      error: {
        code: 429,
        message: 'Quota exceeded for quota metric, limit of requests per day.',
        status: 'RESOURCE_EXHAUSTED',
      },
    },
  },
  keys: [apiKey],
})

test('refuses a country without coverage, instead of a verdict', async () => {
  const { fetch } = fakeFetch({
    status: 400,
    body: {
      error: { code: 400, message: 'Unsupported region code: KZ.', status: 'INVALID_ARGUMENT' },
    },
  })
  const handle = googleAddressValidation({ apiKey, fetch })
  const response = await handle(post({ values: { ...house, country: 'KZ' } }))
  expect(response.status).toBe(501)
  expect(await response.json()).toMatchObject({ error: { code: 'unsupported' } })
})

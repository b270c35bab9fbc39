import { expect, test } from 'vitest'
import { describeValidation, post } from '../../test/describeValidation.ts'
import { fakeFetch } from '../../test/provider.ts'
import { idealPostcodes } from './index.ts'

// Answers in the form of the published definition (OpenAPI 4.11), written for these tests.

const success = (result: object): object => ({ code: 2000, message: 'Success', result })
const levels = (
  premise: string,
  thoroughfare: string,
  postcode: string,
  post_town: string,
): object => ({
  organisation_match: 'NA',
  premise_match: premise,
  thoroughfare_match: thoroughfare,
  locality_match: 'NA',
  post_town_match: post_town,
  postcode_match: postcode,
})
const cleansed = (fit: object, other: object = {}): object =>
  success({
    query: '1023 High Street',
    count: 1,
    fit: 1,
    confidence: 1,
    ...fit,
    match: {
      dataset: 'paf',
      country_iso_2: 'GB',
      postcode: 'NP26 3DG',
      post_town: 'CALDICOT',
      thoroughfare: 'High Street',
      building_number: '1023',
      sub_building_name: '',
      organisation_name: '',
      department_name: '',
      line_1: '1023 High Street',
      line_2: 'Magor',
      line_3: '',
      county: 'Gwent',
      udprn: 1,
      ...other,
    },
  })
const typed = {
  'address-line1': '1023 Hihg Street',
  'address-level2': 'Caldicot',
  'postal-code': 'NP26 3DG',
  country: 'GB',
}
const values = {
  'address-line1': '1023 High Street',
  'address-line2': 'Magor',
  'address-level2': 'CALDICOT',
  'postal-code': 'NP26 3DG',
  country: 'GB',
}
const flat = { line_1: 'Flat 2', line_2: '1023 High Street', sub_building_name: 'Flat 2' }

const verified = (dpv: string, dpv_footnotes: string, other: object = {}): object =>
  success({
    query: '101 Cauther Ln',
    count: 1,
    fit: 1,
    confidence: 1,
    address_line_one: '101 Cauther Ln',
    address_line_two: '',
    city: 'Alamogordo',
    state: 'NM',
    zip_code: '88310-1234',
    country_iso_2: 'US',
    match: {
      dpv,
      dpv_footnotes,
      parsed_unit_designator: '',
      parsed_unit_number: '',
      country_code: 'US',
    },
    ...other,
  })
const lane = {
  'address-line1': '101 Cauther Ln',
  'address-level2': 'Alamogordo',
  'address-level1': 'NM',
  'postal-code': '88310',
  country: 'US',
}
const written = { ...lane, 'postal-code': '88310-1234' }

describeValidation('Ideal Postcodes', {
  create: (options) => idealPostcodes({ apiKey: 'ak_secret', ...options }),
  answers: {
    'a deliverable address, with its corrections': {
      typed,
      body: cleansed(levels('FULL', 'PARTIAL', 'FULL', 'FULL')),
      sends: [
        'https://api.ideal-postcodes.co.uk/v1/cleanse/addresses?api_key=ak_secret',
        '{"query":"1023 Hihg Street","post_town":"Caldicot","postcode":"NP26 3DG"}',
      ],
      verdict: { status: 'deliverable', values },
    },
    'a wrong postcode': {
      typed: { ...typed, 'postal-code': 'NP26 3XX' },
      body: cleansed(levels('FULL', 'FULL', 'INCORRECT', 'FULL')),
      verdict: { status: 'deliverable', values },
    },
    'a flat above its house, below a company': {
      typed: { ...typed, 'address-line2': 'Flat 2' },
      body: cleansed(levels('FULL', 'FULL', 'FULL', 'FULL'), {
        ...flat,
        line_1: 'A Company',
        line_2: 'Flat 2',
        line_3: '1023 High Street',
        organisation_name: 'A Company',
      }),
      sends: ['"query":"1023 Hihg Street, Flat 2"'],
      verdict: { status: 'deliverable', values: { ...values, 'address-line2': 'Flat 2' } },
    },
    'a company without a number': {
      typed,
      body: cleansed({ ...levels('NA', 'FULL', 'FULL', 'FULL'), organisation_match: 'FULL' }),
      verdict: { status: 'deliverable', values },
    },
    'a missing flat, for which none is suggested': {
      typed,
      body: cleansed(levels('PARTIAL', 'FULL', 'FULL', 'FULL'), flat),
      verdict: { status: 'incomplete', doubtful: ['address-line2'] },
    },
    'an unknown number, for which none is suggested': {
      typed,
      body: cleansed(levels('INCORRECT', 'FULL', 'FULL', 'FULL')),
      verdict: { status: 'incomplete', doubtful: ['address-line1'] },
    },
    'a street name of many towns': {
      typed: { 'address-line1': '1023 High Street', country: 'GB' },
      body: cleansed(levels('FULL', 'FULL', 'MISSING', 'MISSING')),
      verdict: { status: 'incomplete', doubtful: ['address-level2', 'postal-code'] },
    },
    'another street in the postcode': {
      typed,
      body: cleansed(levels('FULL', 'INCORRECT', 'FULL', 'FULL')),
      verdict: { status: 'incomplete', doubtful: ['address-line1'] },
    },
    'an address without any near match': {
      typed,
      body: cleansed(levels('FULL', 'INCORRECT', 'INCORRECT', 'FULL')),
      verdict: { status: 'unknown' },
    },
    'no match': {
      typed,
      body: success({ match: null, count: 0, fit: 0, confidence: 0 }),
      verdict: { status: 'unknown' },
    },
    'the Isle of Man': {
      typed: { ...typed, country: 'IM' },
      body: cleansed(levels('FULL', 'FULL', 'FULL', 'FULL')),
      verdict: { status: 'deliverable', values: { ...values, country: 'IM' } },
    },
    'another country': {
      typed: lane,
      body: verified('Y', 'AABB'),
      sends: [
        'https://api.ideal-postcodes.co.uk/v1/verify/addresses?api_key=ak_secret',
        '{"query":"101 Cauther Ln, Alamogordo, NM 88310"}',
      ],
      verdict: { status: 'deliverable', values: written },
    },
    'a unit that is not confirmed': {
      typed: { ...lane, 'address-line2': 'Apt 7' },
      body: verified('S', 'AACC', {
        address_line_one: '101 Cauther Ln Apt 7',
        match: { dpv: 'S', parsed_unit_designator: 'Apt', parsed_unit_number: 7 },
      }),
      verdict: {
        status: 'incomplete',
        doubtful: ['address-line2'],
        values: { ...written, 'address-line2': 'Apt 7' },
      },
    },
    'an address that is unknown to the US Postal Service': {
      typed: lane,
      body: success({ match: null, count: 0, fit: 0, confidence: 0 }),
      verdict: { status: 'unknown' },
    },
  },
  refused: { status: 401, body: { code: 4010, message: 'Invalid Key.' } },
  empty: { status: 402, body: { code: 4020, message: 'Key balance depleted.' } },
  keys: ['ak_secret'],
})

test('refuses an address of another country, instead of a verdict', async () => {
  const { fetch, sent } = fakeFetch({})
  const handle = idealPostcodes({ apiKey: 'ak_secret', fetch })
  const response = await handle(post({ values: { ...typed, country: 'DE' } }))
  expect(response.status).toBe(501)
  expect(await response.json()).toMatchObject({
    error: {
      code: 'unsupported',
      message: 'Ideal Postcodes does not validate addresses of DE.',
    },
  })
  expect(sent).toEqual([])
})

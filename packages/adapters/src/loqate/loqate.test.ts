import { expect, test } from 'vitest'
import { describeValidation, post } from '../../test/describeValidation.ts'
import { fakeFetch } from '../../test/provider.ts'
import { loqate } from './index.ts'

// Answers in the form of the published documentation (International Batch Cleanse 1.20), written for these tests.

const answer = (AVC: string, other: object = {}): object[] => [
  {
    Input: { Address1: 'Schubartstr. 111', Country: 'DE' },
    Matches: [
      {
        AQI: 'A',
        AVC,
        Address: 'Schubartstraße 111,74321 Bietigheim-Bissingen',
        Address1: 'Schubartstraße 111',
        Address2: '74321 Bietigheim-Bissingen',
        AdministrativeArea: 'Baden-Württemberg',
        CountryName: 'Germany',
        DeliveryAddress: 'Schubartstraße 111',
        DeliveryAddress1: 'Schubartstraße 111',
        'ISO3166-2': 'DE',
        Locality: 'Bietigheim-Bissingen',
        PostalCode: '74321',
        PostalCodePrimary: '74321',
        Premise: '111',
        Thoroughfare: 'Schubartstraße',
        ...other,
      },
    ],
  },
]
const typed = {
  'address-line1': 'Schubartstr. 111',
  'address-level2': 'Bietigheim',
  'postal-code': '74321',
  country: 'DE',
}
const values = {
  ...typed,
  'address-line1': 'Schubartstraße 111',
  'address-level2': 'Bietigheim-Bissingen',
}
const office = {
  'address-line1': '999 Baker Way',
  'address-line2': 'Ste 320',
  'address-level2': 'San Mateo',
  'address-level1': 'CA',
  'postal-code': '94404',
  country: 'US',
}

describeValidation('Loqate', {
  create: (options) => loqate({ apiKey: 'AA11-secret-key', ...options }),
  answers: {
    'a deliverable address, with its corrections': {
      typed,
      body: answer('V44-I44-P6-096'),
      sends: [
        'https://api.addressy.com/Cleansing/International/Batch/v1.20/json6.ws',
        '{"Key":"AA11-secret-key","Options":{"Process":"Verify"},"Addresses":[{"Address1":"Schubartstr. 111","Locality":"Bietigheim","PostalCode":"74321","Country":"DE"}]}',
      ],
      verdict: { status: 'deliverable', values },
    },
    'another country, with a unit after the street and a state in lowercase': {
      typed: office,
      body: answer('V55-I55-P7-100', {
        DeliveryAddress1: '999 Baker Way Ste 320',
        SubBuilding: 'Ste 320',
        AdministrativeArea: 'Ca',
        Locality: 'San Mateo',
        PostalCode: '94404-1578',
      }),
      sends: ['"AdministrativeArea":"CA"'],
      verdict: { status: 'deliverable', values: { ...office, 'postal-code': '94404-1578' } },
    },
    'a part of the city, where the country has a field for it': {
      typed: { ...typed, 'address-level3': 'Batel', country: 'BR' },
      body: answer('V44-I44-P6-100', {
        DeliveryAddress2: 'Batel',
        DependentLocality: 'Batel',
        AdministrativeArea: 'PR',
      }),
      sends: ['"DependentLocality":"Batel"'],
      verdict: {
        status: 'deliverable',
        values: { ...values, 'address-level3': 'Batel', 'address-level1': 'PR', country: 'BR' },
      },
    },
    'a building whose unit is missing': {
      typed,
      body: answer('P45-I45-P6-100'),
      verdict: { status: 'incomplete', doubtful: ['address-line2'], values },
    },
    'several matching addresses': {
      typed,
      body: answer('A44-I44-P6-100'),
      verdict: { status: 'incomplete', doubtful: ['address-line2'], values },
    },
    'a street without the number, and a guessed postal code': {
      typed,
      body: answer('P33-I44-P2-090'),
      verdict: { status: 'incomplete', doubtful: ['address-line1', 'postal-code'], values },
    },
    'a street, the finest data of the country': {
      typed,
      body: answer('V33-I44-P6-100'),
      verdict: { status: 'incomplete', doubtful: ['address-line1'], values },
    },
    'a town only': { typed, body: answer('P22-I44-P6-080'), verdict: { status: 'unknown' } },
    'an address that is unknown to Loqate': {
      typed,
      body: answer('U00-U00-P0-100'),
      verdict: { status: 'unknown' },
    },
    'an address that Loqate returns unchanged': {
      typed,
      body: answer('R44-I44-P6-100'),
      verdict: { status: 'unknown' },
    },
    'no match': {
      typed,
      body: [{ Input: {}, Matches: [] }],
      verdict: { status: 'unknown' },
    },
  },
  refused: {
    body: [{ Number: 2, Description: 'Unknown key', Cause: 'The key was not found.' }],
  },
  empty: {
    body: { Number: 3, Description: 'Account out of credit', Cause: 'There is no credit left.' },
  },
  keys: ['AA11-secret-key'],
})

test.each([
  [{ Items: [{ Error: '5', Description: 'Request not allowed from this URL' }] }, 403],
  [[{ Number: 8, Description: 'Key daily limit exceeded' }], 429],
  [{ Number: 1002, Description: 'Batch processing failed' }, 502],
  [{ Number: 1001, Description: 'No address supplied' }, 400],
])('reads %j as status %i', async (body, status) => {
  const handle = loqate({ apiKey: 'secret', fetch: fakeFetch({ body }).fetch })
  expect((await handle(post({ values: typed }))).status).toBe(status)
})

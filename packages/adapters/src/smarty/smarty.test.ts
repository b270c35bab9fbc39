import { describeValidation } from '../../test/describeValidation.ts'
import { smarty } from './index.ts'

// Answers in the form of the published definitions (US Street 5.3, International Street 3.3), written for these tests.

const usa = (code: string, footnotes: string, other: object = {}): object => ({
  input_index: 0,
  candidate_index: 0,
  delivery_line_1: '1600 Amphitheatre Pkwy',
  last_line: 'Mountain View CA 94043-1351',
  components: {
    primary_number: '1600',
    street_name: 'Amphitheatre',
    street_suffix: 'Pkwy',
    city_name: 'Mountain View',
    state_abbreviation: 'CA',
    zipcode: '94043',
    plus4_code: '1351',
    ...(other as { components?: object }).components,
  },
  metadata: { record_type: 'S', zip_type: 'Standard' },
  analysis: { dpv_match_code: code, dpv_footnotes: footnotes, active: 'Y' },
  ...Object.fromEntries(Object.entries(other).filter(([name]) => name !== 'components')),
})
const house = {
  'address-line1': '1600 Amphitheatre Pkwy',
  'address-level2': 'Mountain View',
  'address-level1': 'CA',
  'postal-code': '94043',
  country: 'US',
}
const written = { ...house, 'postal-code': '94043-1351' }
const apartment = {
  delivery_line_1: '1600 Amphitheatre Pkwy Apt 9',
  components: { secondary_designator: 'Apt', secondary_number: '9' },
}

const world = (status: string, precision: string, other: object = {}): object => ({
  address1: 'Schubartstraße 111',
  address2: '74321 Bietigheim-Bissingen',
  components: {
    country_iso_3: 'DEU',
    super_administrative_area: 'Baden-Württemberg',
    administrative_area: 'Baden-Württemberg',
    locality: 'Bietigheim-Bissingen',
    dependent_locality: 'Bissingen',
    postal_code: '74321',
    premise: '111',
    thoroughfare: 'Schubartstraße',
  },
  metadata: { address_format: 'thoroughfare premise|postal_code locality' },
  analysis: {
    verification_status: status,
    address_precision: precision,
    max_address_precision: 'DeliveryPoint',
    ...other,
  },
})
const german = {
  'address-line1': 'Schubartstr. 111',
  'address-level2': 'Bietigheim',
  'postal-code': '74321',
  country: 'DE',
}
const germanValues = {
  ...german,
  'address-line1': 'Schubartstraße 111',
  'address-level2': 'Bietigheim-Bissingen',
}
const changes = (components: object): object => ({ changes: { components } })

const flat = {
  address1: 'Flat 2',
  address2: '10 High Street',
  address3: 'Magor',
  address4: 'Caldicot',
  address5: 'NP26 3DG',
  components: {
    country_iso_3: 'GBR',
    locality: 'Caldicot',
    dependent_locality: 'Magor',
    postal_code: 'NP26 3DG',
    premise: '10',
    sub_building: 'Flat 2',
    thoroughfare: 'High Street',
  },
  metadata: {
    address_format: 'sub_building|premise thoroughfare|dependent_locality|locality|postal_code',
  },
  analysis: {
    verification_status: 'Ambiguous',
    address_precision: 'DeliveryPoint',
    max_address_precision: 'DeliveryPoint',
  },
}
const flatValues = {
  'address-line1': '10 High Street',
  'address-line2': 'Flat 2, Magor',
  'address-level2': 'Caldicot',
  'postal-code': 'NP26 3DG',
  country: 'GB',
}

describeValidation('Smarty', {
  create: (options) => smarty({ authId: 'secret-id', authToken: 'secret-token', ...options }),
  answers: {
    'a deliverable address': {
      typed: house,
      body: [usa('Y', 'AABB')],
      sends: [
        'https://us-street.api.smarty.com/street-address?auth-id=secret-id&auth-token=secret-token&',
        'street=1600 Amphitheatre Pkwy&city=Mountain View&state=CA&zipcode=94043&match=invalid',
      ],
      verdict: { status: 'deliverable', values: written },
    },
    'an address that Smarty corrects': {
      typed: { ...house, 'address-line1': '1600 Amphiteatre Parkway', 'postal-code': '94034' },
      body: [usa('Y', 'AABB')],
      verdict: { status: 'deliverable', values: written },
    },
    'a confirmed unit, which Smarty writes after the street': {
      typed: { ...house, 'address-line2': '#9' },
      body: [usa('Y', 'AABB', apartment)],
      sends: ['secondary=#9'],
      verdict: { status: 'deliverable', values: { ...written, 'address-line2': 'Apt 9' } },
    },
    'an unconfirmed unit': {
      typed: { ...house, 'address-line2': 'Apt 9' },
      body: [usa('S', 'AACC', apartment)],
      verdict: {
        status: 'incomplete',
        doubtful: ['address-line2'],
        values: { ...written, 'address-line2': 'Apt 9' },
      },
    },
    'a missing unit': {
      typed: house,
      body: [usa('D', 'AAN1')],
      verdict: { status: 'incomplete', doubtful: ['address-line2'], values: written },
    },
    'a house number that is unknown to the post': {
      typed: house,
      body: [usa('N', 'AAM3')],
      verdict: { status: 'incomplete', doubtful: ['address-line1'], values: written },
    },
    'an address that is unknown to the post': {
      typed: house,
      body: [usa('N', 'A1')],
      verdict: { status: 'unknown' },
    },
    'no candidate': { typed: house, body: [], verdict: { status: 'unknown' } },
    'Puerto Rico, a state of the US Postal Service': {
      typed: { ...house, 'address-level1': 'San Juan', country: 'PR' },
      body: [usa('N', 'A1')],
      sends: ['us-street', 'state=PR'],
      verdict: { status: 'unknown' },
    },
    'another country': {
      typed: german,
      body: [world('Verified', 'Premise')],
      sends: [
        'https://international-street.api.smarty.com/verify?auth-id=secret-id&auth-token=secret-token&',
        'country=DE&address1=Schubartstr. 111&locality=Bietigheim&postal_code=74321',
      ],
      verdict: { status: 'deliverable', values: germanValues },
    },
    'a building whose unit is missing': {
      typed: german,
      body: [world('Partial', 'Premise')],
      verdict: { status: 'incomplete', doubtful: ['address-line2'], values: germanValues },
    },
    'a unit and a postal code that are missing in the data': {
      typed: german,
      body: [
        world(
          'Verified',
          'DeliveryPoint',
          changes({ sub_building: 'Identified-NoChange', postal_code: 'Identified-ContextChange' }),
        ),
      ],
      verdict: {
        status: 'incomplete',
        doubtful: ['address-line2', 'postal-code'],
        values: germanValues,
      },
    },
    'a unit in a country without data on units': {
      typed: german,
      body: [
        world('Verified', 'Premise', {
          max_address_precision: 'Premise',
          ...changes({ sub_building: 'Identified-NoChange', premise: 'Verified-NoChange' }),
        }),
      ],
      verdict: { status: 'deliverable', values: germanValues },
    },
    'a street without the number': {
      typed: german,
      body: [world('Verified', 'Thoroughfare')],
      verdict: { status: 'incomplete', doubtful: ['address-line1'], values: germanValues },
    },
    'a line with the street and the city in no field': {
      typed: german,
      body: [
        {
          ...world('Verified', 'Premise'),
          metadata: { address_format: 'thoroughfare premise, postal_code locality' },
        },
      ],
      verdict: {
        status: 'deliverable',
        values: {
          'address-level2': 'Bietigheim-Bissingen',
          'postal-code': '74321',
          country: 'DE',
        },
      },
    },
    'a town only': {
      typed: german,
      body: [world('Partial', 'Locality')],
      verdict: { status: 'unknown' },
    },
    'an address that is unknown to Smarty': {
      typed: german,
      body: [world('None', 'None')],
      verdict: { status: 'unknown' },
    },
    'one flat with and without its company': {
      typed: { ...flatValues, 'address-line2': 'Flat 2' },
      body: [flat, { organization: 'A Company', ...flat }],
      verdict: { status: 'deliverable', values: flatValues },
    },
    'one of two flats': {
      typed: { ...flatValues, 'address-line2': '' },
      body: [flat, { ...flat, components: { ...flat.components, sub_building: 'Flat 3' } }],
      verdict: { status: 'incomplete', doubtful: ['address-line2'], values: flatValues },
    },
  },
  refused: {
    status: 401,
    body: { errors: [{ message: 'Authentication Required: check the auth-id and auth-token.' }] },
  },
  empty: {
    status: 402,
    body: { errors: [{ message: 'Active subscription required (402): subscribe to continue.' }] },
  },
  keys: ['secret-id', 'secret-token'],
})

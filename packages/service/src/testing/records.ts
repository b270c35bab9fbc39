import type {
  AddressRecord,
  AreaRecord,
  GeoRecord,
  IntersectionRecord,
  PlaceRecord,
  StreetRecord,
  TermRecord,
} from '../data/record.ts'

const montevideo = { countryCode: 'URY', city: 'Montevideo', state: 'Montevideo' }

export const theatre: PlaceRecord = {
  ...montevideo,
  kind: 'place',
  ref: 'w1',
  name: 'Teatro Solís',
  otherNames: ['Solis Theatre'],
  namesIn: { en: 'Solis Theatre', ru: 'Театр Солис' },
  coordinate: { latitude: -34.9077, longitude: -56.2012 },
  houseNumber: '678',
  street: 'Buenos Aires',
  postal: '11000',
  categories: ['theatre'],
  brands: [],
  weight: 0.9,
  timeZone: 'America/Montevideo',
  phones: [{ type: 'primary', country: '598', number: '19503323' }],
  contents: {
    business_url: 'https://www.teatrosolis.org.uy/',
    hours_of_operation_text: 'Tu-Su 15:00-20:00',
    hours_of_operation_structured: [
      { day_of_the_week: '2', hours: [{ start_time: 54_000, end_time: 72_000 }] },
    ],
    features: 'Wheelchair accessible|Guided tours',
  },
}

const station: PlaceRecord = {
  ...montevideo,
  kind: 'place',
  ref: 'n2',
  name: 'ANCAP',
  otherNames: [],
  coordinate: { latitude: -34.9, longitude: -56.19 },
  street: 'Avenida 18 de Julio',
  categories: ['fuel'],
  brands: [{ id: 'Q3110153', name: 'ANCAP' }],
  weight: 0.4,
  timeZone: 'America/Montevideo',
  phones: [],
  contents: {},
}

const airport: PlaceRecord = {
  kind: 'place',
  countryCode: 'URY',
  ref: 'w3',
  name: 'Aeropuerto Internacional de Carrasco',
  otherNames: [],
  coordinate: { latitude: -34.8384, longitude: -56.0308 },
  categories: ['aerodrome'],
  brands: [],
  weight: 0.8,
  airport: 'MVD',
  phones: [],
  contents: {},
}

const address: AddressRecord = {
  ...montevideo,
  kind: 'address',
  ref: 'n4',
  coordinate: { latitude: -34.9055, longitude: -56.1917 },
  houseNumber: '1234',
  street: 'Avenida 18 de Julio',
  postal: '11100',
}

export const street: StreetRecord = {
  ...montevideo,
  kind: 'street',
  ref: 'w5',
  coordinate: { latitude: -34.9054, longitude: -56.19 },
  name: 'Avenida 18 de Julio',
  otherNames: ['Проспект 18 Июля'],
  namesIn: { ru: 'Проспект 18 Июля' },
  lines: [
    [
      [-56.2, -34.906],
      [-56.18, -34.904],
    ],
  ],
}

export const intersection: IntersectionRecord = {
  ...montevideo,
  kind: 'intersection',
  ref: 'n6',
  coordinate: { latitude: -34.9058, longitude: -56.1945 },
  streets: ['Avenida 18 de Julio', 'Ejido'],
  otherNames: [['Проспект 18 Июля'], []],
  namesIn: [{ ru: 'Проспект 18 Июля' }, {}],
}

export const city: AreaRecord = {
  kind: 'area',
  area: 'city',
  ref: 'city:3441575',
  countryCode: 'URY',
  state: 'Montevideo',
  coordinate: { latitude: -34.9033, longitude: -56.1882 },
  name: 'Montevideo',
  otherNames: ['Монтевидео'],
  namesIn: { ru: 'Монтевидео' },
  population: 1_270_737,
}

const country: AreaRecord = {
  kind: 'area',
  area: 'country',
  ref: 'country:URY',
  countryCode: 'URY',
  coordinate: { latitude: -33, longitude: -56 },
  name: 'Uruguay',
  otherNames: ['Уругвай'],
  namesIn: { ru: 'Уругвай' },
  population: 3_449_299,
}

const fuelTerm: TermRecord = {
  kind: 'term',
  ref: 'category:fuel',
  term: 'category',
  code: 'fuel',
  names: [
    { language: 'en', text: 'Gas Station' },
    { language: 'es', text: 'Gasolinera' },
    { language: 'de', text: 'Tankstelle' },
  ],
  otherNames: [
    { language: 'en', text: 'petrol' },
    { language: 'es', text: 'nafta' },
  ],
  words: [],
  countries: [],
  weight: 0.5,
}

const brandTerm: TermRecord = {
  kind: 'term',
  ref: 'brand:Q3110153',
  term: 'brand',
  code: 'Q3110153',
  names: [{ language: 'es', text: 'ANCAP' }],
  otherNames: [],
  words: [],
  countries: ['URY'],
  weight: 0.5,
}

/** One record of each kind, around the center of Montevideo. */
export const records: GeoRecord[] = [
  theatre,
  station,
  airport,
  address,
  street,
  intersection,
  city,
  country,
  fuelTerm,
  brandTerm,
]

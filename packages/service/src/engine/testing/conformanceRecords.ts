import type { BorderEntry, GeoRecord, IndexEntry } from '../../data/record.ts'
import { address, area, border, crossing, located, place, street, term } from './recordMakers.ts'

const montevideo: GeoRecord[] = [
  place(located('montevideo', 'n1', -900, -200), 'Teatro Solís', {
    otherNames: ['Solis Theatre'],
    street: 'Buenos Aires',
    houseNumber: '678',
    weight: 0.9,
    categories: ['amenity/theatre', 'amenity'],
    phones: [{ type: 'primary', country: '598', number: '19503323' }],
    timeZone: 'America/Montevideo',
  }),
  place(located('montevideo', 'n2', 300, 100), "McDonald's", {
    categories: ['amenity/fast_food', 'amenity'],
    brands: [{ id: 'Q38076', name: "McDonald's" }],
  }),
  place(located('montevideo', 'n3', 900, 100), "McDonald's", {
    categories: ['amenity/fast_food', 'amenity'],
    brands: [{ id: 'Q38076', name: "McDonald's" }],
  }),
  place(located('montevideo', 'n4', 200, -100), 'San Roque', {
    categories: ['amenity/pharmacy', 'amenity'],
  }),
  place(located('montevideo', 'n5', 5000, 2000), 'Farmacia Arenal', {
    categories: ['amenity/pharmacy', 'amenity'],
  }),
  place(located('montevideo', 'n6', 100, 300), 'Restaurante Peruano'),
  place(located('montevideo', 'n8', 5000, 3000), 'Nuevo Berlín Bar'),
  place(located('montevideo', 'n7', 12_000, 8000), 'Aeropuerto de Carrasco', {
    airport: 'Aeropuerto de Carrasco',
    categories: ['aeroway/aerodrome'],
    weight: 0.8,
  }),
  street(located('montevideo', 's1', 0, 0), 'Avenida 18 de Julio', 3000),
  street(located('montevideo', 's2', 0, -300), 'Ejido', 400),
  street(located('montevideo', 's3', 2500, -900), 'Avenida Italia', 4000),
  street(located('montevideo', 's4', 600, -1500), 'Doctor Luis Piera', 200),
  crossing(located('montevideo', 'i1', -40, 0), 'Avenida 18 de Julio', 'Ejido'),
  crossing(located('montevideo', 'i2', 700, 0), 'Avenida 18 de Julio', 'Yaguarón'),
  ...['1200', '1202', '1234', '1236', '1301', '1301 BIS'].map((houseNumber, index) =>
    address(
      located('montevideo', `n10/${houseNumber}`, index * 30, 12),
      'Avenida 18 de Julio',
      houseNumber,
    ),
  ),
  address(located('montevideo', 'n11/12A', 20, -310), 'Ejido', '12A'),
  address(located('montevideo', 'n12/100', 800, 2200), 'Camino sin Mapa', '100'),
  address(located('montevideo', 'n12/120', 830, 2200), 'Camino sin Mapa', '120'),
  area('city', located('montevideo', 'city:3441575', 0, 0), 'Montevideo', 1_270_000),
  area('district', located('montevideo', 'n20', 400, -3000), 'Punta Carretas', 0),
]

const astana: GeoRecord[] = [
  place(located('astana', 'n101', 200, 200), 'Байтерек', { otherNames: ['Bayterek'], weight: 0.9 }),
  place(located('astana', 'n102', -300, 100), 'Аптека Плюс', { categories: ['amenity/pharmacy'] }),
  street(located('astana', 's101', 0, 100), 'Республика даңғылы', 2000, ['проспект Республики']),
  street(located('astana', 's102', 0, -400), 'улица Кенесары', 2000),
  address(located('astana', 'w101/12/3', 50, 110), 'Республика даңғылы', '12/3'),
  address(located('astana', 'w102/40', 60, -390), 'улица Кенесары', '40'),
  area('city', located('astana', 'city:1526273', 0, 0), 'Астана', 1_000_000, ['Astana']),
]

const others: GeoRecord[] = [
  street(located('berlin', 's201', 0, 0), 'Straße des 17. Juni', 2000),
  street(located('berlin', 's202', 300, 300), 'Hauptstraße', 800),
  address(located('berlin', 'n201/5', 320, 300), 'Hauptstraße', '5'),
  place(located('berlin', 'n202', 100, 0), 'Café Größenwahn'),
  area('city', located('berlin', 'city:2950159', 0, 0), 'Berlin', 3_400_000),
  area('state', located('berlin', 'state:DE.16', 0, 0), 'Berlin', 3_400_000),
  area(
    'city',
    { ...located('berlin', 'city:2927930', 20_000, 0), city: 'Falkensee', state: 'Brandenburg' },
    'Falkensee',
    40_000,
  ),
  area(
    'city',
    { ...located('berlin', 'city:2867542', 24_000, 0), city: 'Nauen', state: 'Brandenburg' },
    'Nauen',
    16_000,
  ),
  street(
    { ...located('berlin', 's203', 22_000, 0), city: 'Falkensee', state: 'Brandenburg' },
    'Grenzweg',
    1500,
  ),
  street(located('springfield', 's301', 0, 0), 'Main Street', 900),
  address(located('springfield', 'n301/5', 10, 0), 'Main Street', '5'),
  street(located('springfield', 's302', 0, 500), 'Saint Louis Avenue', 900),
  place(located('springfield', 'n303', 400, 400), 'Walmart Supercenter', {
    brands: [{ id: 'Q1', name: 'Walmart' }],
  }),
  area('city', located('springfield', 'city:4250542', 0, 0), 'Springfield', 114_000),
  area('postal', located('springfield', 'postal:62701', 100, 100), '62701', 0),
  place(located('tokyo', 'n401', 50, 50), '東京駅', { otherNames: ['Tokyo Station'], weight: 0.9 }),
  place(located('istanbul', 'n501', 50, 50), 'Işık Lokantası'),
  place(located('istanbul', 'n502', 80, 50), 'İstanbul Kitapçısı'),
  area('country', located('montevideo', 'country:URY', 50_000, 150_000), 'Uruguay', 3_400_000),
]

/** Records on both sides of the 180th meridian, and around the pole. */
const edges: GeoRecord[] = [
  place(
    { ref: 'n601', countryCode: 'FJI', coordinate: { latitude: -17, longitude: 179.9995 } },
    'Western Wharf',
    {
      categories: ['amenity/pharmacy'],
    },
  ),
  place(
    { ref: 'n602', countryCode: 'FJI', coordinate: { latitude: -17, longitude: -179.9995 } },
    'Eastern Wharf',
    {
      categories: ['amenity/pharmacy'],
    },
  ),
  place(
    { ref: 'n603', countryCode: 'ATA', coordinate: { latitude: -89.9995, longitude: 20 } },
    'Pole Station',
    {
      categories: ['amenity/pharmacy'],
    },
  ),
  address(
    { ref: 'n604/1', countryCode: 'FJI', coordinate: { latitude: -17.0001, longitude: -179.9998 } },
    'Date Line',
    '1',
  ),
  address(
    { ref: 'n605/1', countryCode: 'ATA', coordinate: { latitude: -89.9998, longitude: 20 } },
    'Polar Loop',
    '1',
  ),
]

const terms: GeoRecord[] = [
  term('category', 'amenity/pharmacy', {
    en: 'Pharmacy',
    es: 'Farmacia',
    de: 'Apotheke',
    fr: 'Pharmacie',
    it: 'Farmacia',
  }),
  term(
    'category',
    'amenity/fast_food',
    { en: 'Fast food' },
    { words: [{ language: 'en', text: 'burger' }] },
  ),
  term(
    'brand',
    'Q38076',
    { en: "McDonald's" },
    { otherNames: [{ language: 'en', text: 'Mc Donalds' }] },
  ),
  term('brand', 'Q1', { en: 'Walmart' }, { countries: ['USA'] }),
]

/**
 * Two neighboring towns east of Berlin, in a country with a mapped border. The eastern town has a hole, which is in no town, and a street of the
 * western town continues in it.
 */
const borders: BorderEntry[] = [
  border('berlin', [[18_000, -3000, 22_000, 3000]], {
    countryCode: 'DEU',
    town: 'city:2927930',
    rank: 0,
    size: 2,
  }),
  border(
    'berlin',
    [
      [22_000, -3000, 26_000, 3000],
      [25_000, 2000, 25_500, 2500],
    ],
    { countryCode: 'DEU', town: 'city:2867542', rank: 0, size: 3 },
  ),
  border('berlin', [[18_000, -6000, 26_000, 6000]], { countryCode: 'DEU', rank: 2, size: 9 }),
  border('montevideo', [[5500, 8000, 6500, 9000]], { countryCode: 'ARG', rank: 2, size: 9 }),
]

/** Categories and brands without places; the last is of a country without places. */
const unused = [
  term('category', 'amenity/casino', { en: 'Casino', es: 'Casino' }),
  term('brand', 'Q2', { en: 'Zellers' }),
  term('brand', 'Q3', { en: 'Kmart' }, { countries: ['NZL'] }),
]

/** A few handwritten records of several countries and scripts. */
export const conformanceRecords: readonly GeoRecord[] = [
  ...montevideo,
  ...astana,
  ...others,
  ...edges,
  ...terms,
  ...unused,
]

/** The records and their borders. */
export const conformanceEntries: readonly IndexEntry[] = [...conformanceRecords, ...borders]

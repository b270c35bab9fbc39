import { describe, expect, test } from 'vitest'
import { answering } from '../../test/answering.ts'
import type { FuelPrice } from '../domain/fuel.ts'
import { DecodeContext } from './DecodeContext.ts'
import { decodeFuelPrice } from './place.ts'

describe('place', () => {
  const near = { latitude: -34.9, longitude: -56.16 }

  test('reads every field of a place', async () => {
    const { client, issues } = answering({
      exhausted: 'y',
      places: [
        {
          name: 'Shell',
          distance: '120.5',
          location: {
            formatted_address: '1 M St NW, Washington, DC 20500',
            house_number: 1,
            street: 'M St NW',
            city: 'Washington',
            state: 'DC',
            postal: '20500',
            country: 'United States',
            country_code: 'US',
            type: 'street',
            coordinate: { latitude: '38.9', longitude: -77.03 },
          },
          phones: [{ type: 'primary', country: '1', area: '202', number: '5550100', ext: '7' }],
          categories: [{ code: 'fuel', name: 'Fuel' }],
          brand: [{ id: 'Q110716465', name: 'Shell' }],
          fuel_price: [
            { value: '3.499', units: 'G', type: 'r', currency: 'usd' },
            { value: 4, units: 'X', type: 'z', currency: '$' },
            { value: -1, units: 'G', type: 'd', currency: 'USD' },
          ],
          time_zone: 'America/New_York',
          enhanced_contents: {
            description: 'A station',
            business_url: 'https://shell.example/1',
            thumbnail_photo_url: 'javascript:alert(1)',
            photo_url: 'https://img.example/1.jpg',
            photo_credits: 'Ana|Bo',
            photo_url_1: 'https://img.example/1.jpg',
            photo_url_2: 'https://user:pw@img.example/2.jpg',
            payment_method: 'Visa, Cash,,',
            features: ' Air | | Car wash ',
            price: '$|$$',
            hours_of_operation_text: 'Mon-Fri 9-5',
            hours_of_operation_structured: [
              { day_of_the_week: '1', hours: [{ start_time: '32400', end_time: 61200 }] },
            ],
          },
          partner_contents: {
            name: 'Sample Reviews',
            icon_url: 'https://reviews.example/icon.png',
            rating: '4.5',
            review_count: 12,
            url: 'https://reviews.example/shell',
            extra: { deep: [1, null, { __proto__: 1 }] },
          },
        },
      ],
    })
    const { places } = await client.search({ query: 'shell', near })
    expect(places).toEqual([
      {
        id: expect.stringMatching(/^[a-z0-9]+$/),
        name: 'Shell',
        distance: 120.5,
        address: {
          kind: 'street',
          formatted: '1 M St NW, Washington, DC 20500',
          houseNumber: '1',
          street: 'M St NW',
          city: 'Washington',
          state: 'DC',
          postal: '20500',
          country: 'United States',
          countryCode: 'USA',
        },
        coordinate: { latitude: 38.9, longitude: -77.03 },
        phones: [{ type: 'primary', country: '1', area: '202', number: '5550100', extension: '7' }],
        categories: [{ code: 'fuel', name: 'Fuel' }],
        brands: [{ id: 'Q110716465', name: 'Shell' }],
        fuelPrices: [
          { value: 3.499, grade: 'regular', unit: 'gallon', currency: 'USD' },
          { value: 4 },
        ],
        timeZone: 'America/New_York',
        hours: {
          text: 'Mon-Fri 9-5',
          sessions: [{ day: 1, start: 32400, end: 61200 }],
          unknownDays: [0, 2, 3, 4, 5, 6],
        },
        content: {
          description: 'A station',
          website: 'https://shell.example/1',
          photos: ['https://img.example/1.jpg'],
          photoCredits: ['Ana', 'Bo'],
          paymentMethods: ['Visa', 'Cash'],
          cuisines: [],
          features: ['Air', 'Car wash'],
          specialFeatures: [],
          parking: [],
          goodFor: [],
          tips: [],
          price: '$, $$',
        },
        partner: {
          review: {
            provider: 'Sample Reviews',
            iconUrl: 'https://reviews.example/icon.png',
            rating: 4.5,
            reviewCount: 12,
            url: 'https://reviews.example/shell',
          },
          raw: expect.objectContaining({ rating: '4.5', extra: { deep: [1, null, {}] } }),
        },
      },
    ])
    expect(issues.map(({ path }) => path)).toEqual([
      'places[0].enhanced_contents.thumbnail_photo_url',
      'places[0].enhanced_contents.photo_url_2',
      'places[0].fuel_price[1].type',
      'places[0].fuel_price[1].units',
      'places[0].fuel_price[1].currency',
      'places[0].fuel_price[2].value',
      'places[0].fuel_price[2]',
    ])
  })

  test('a place keeps its id between answers, and equal ids in one answer get numbers', async () => {
    const place = {
      name: 'Café Brasilero',
      location: { street: 'Ituzaingó', coordinate: { latitude: -34.907, longitude: -56.204 } },
    }
    const nearlyTheSame = {
      name: 'CAFE BRASILERO',
      location: { street: 'Ituzaingó', coordinate: { latitude: -34.9070001, longitude: -56.204 } },
    }
    const { client } = answering({ places: [place, nearlyTheSame, place, { name: 'Other' }] })
    const ids = (await client.search({ query: 'cafe', near })).places.map(({ id }) => id)
    expect(ids).toEqual([ids[0], `${ids[0]}~2`, `${ids[0]}~3`, ids[3]])
    expect(ids[3]).not.toBe(ids[0])
  })

  test.each([
    { city: 'San José' },
    { postal: '80000' },
    { formatted_address: 'San José de Mayo, Uruguay' },
  ])('places that differ only in %j have different ids', async (location) => {
    const { client } = answering({ places: [{ name: 'A' }, { name: 'A', location }] })
    const [first, second] = (await client.search({ query: 'a', near })).places
    expect(second?.id).not.toMatch(first?.id ?? '')
  })

  test.each([
    { brand: [{ name: 'Shell' }] },
    { categories: [{ name: 'Fuel' }] },
    { phones: [{ number: '2900 1234' }] },
    { fuel_price: [{ value: 1.7 }] },
    { enhanced_contents: { wifi: 'free' } },
  ])('keeps a place with only %j', async (place) => {
    const { client, issues } = answering({ places: [{ ...place, distance: 20 }] })
    expect((await client.search({ query: 'a', near })).places).toHaveLength(1)
    expect(issues).toEqual([])
  })

  test('a brand without an id, and a category without a code, keep their names', async () => {
    const place = {
      brand: [{ name: 'Shell' }],
      categories: [{ name: 'Fuel', parent_category: { name: 'Car' } }],
    }
    const { client } = answering({ places: [place] })
    expect((await client.search({ query: 'a', near })).places).toMatchObject([
      {
        brands: [{ id: 'Shell', name: 'Shell' }],
        categories: [{ code: 'Fuel', name: 'Fuel', parent: { code: 'Car', name: 'Car' } }],
      },
    ])
  })

  test('uses only the beginning of a 100 kB name for the id', async () => {
    const marks = '\u0301\u0323'.repeat(50_000)
    const { client } = answering({ places: [{ name: `a${marks}` }, { name: `a${marks}b` }] })
    const [first, second] = (await client.search({ query: 'a', near })).places
    expect(second?.id).toBe(`${first?.id}~2`)
  })

  test('drops invalid coordinates and keeps the place', async () => {
    const { client } = answering({
      places: [{ name: 'A', location: { coordinate: { latitude: 91, longitude: 0 } } }],
    })
    const { places } = await client.search({ query: 'a', near })
    expect(places[0]).toMatchObject({ name: 'A' })
    expect(places[0]?.coordinate).toBeUndefined()
  })

  test('drops impossible distances', async () => {
    const { client, issues } = answering({
      places: [
        { name: 'A', distance: 1e21 },
        { name: 'B', distance: '100000001' },
        { name: 'C', distance: 20_015_000 },
      ],
    })
    const { places } = await client.search({ query: 'a', near })
    expect(places.map(({ distance }) => distance)).toEqual([undefined, undefined, 20_015_000])
    expect(issues.map(({ problem }) => problem)).toEqual(['out of range', 'out of range'])
  })

  test('a category without a name takes its code as its name', async () => {
    const { client } = answering({
      places: [{ name: 'A', categories: [{ code: 'fuel', parent_category: { code: 'car' } }] }],
    })
    const { places } = await client.search({ query: 'a', near })
    expect(places[0]?.categories).toEqual([
      { code: 'fuel', name: 'fuel', parent: { code: 'car', name: 'car' } },
    ])
  })

  test('drops an accuracy out of range', async () => {
    const { client } = answering({
      places: [
        { name: 'A', accuracy: 11 },
        { name: 'B', accuracy: '10' },
      ],
    })
    const { places } = await client.forwardGeocode({ query: 'a', near })
    expect(places.map(({ accuracy }) => accuracy)).toEqual([undefined, 10])
  })

  test('wire.timeZoneField names another field', async () => {
    const { client } = answering(
      { places: [{ name: 'A', tz: 'Asia/Tokyo' }] },
      {},
      { wire: { timeZoneField: 'tz' } },
    )
    const { places } = await client.search({ query: 'a', near })
    expect(places[0]?.timeZone).toBe('Asia/Tokyo')
  })
})

describe('fuelPrice', () => {
  const whole = { value: 1.759, units: 'L', type: 'd', currency: 'EUR' }
  const read = (record: object): FuelPrice | undefined =>
    decodeFuelPrice(record, new DecodeContext('search', undefined))

  test('keeps the precision of ¥175 and €1.759', () => {
    expect(read(whole)).toEqual({ value: 1.759, grade: 'diesel', unit: 'liter', currency: 'EUR' })
    expect(read({ ...whole, value: '175', currency: 'JPY' })).toMatchObject({ value: 175 })
  })

  test.each([
    -1,
    '-0.01',
    0,
    '0',
    '0.000',
    -0,
    'free',
    '',
    null,
    undefined,
    {},
    [1],
    true,
    '1,759',
    'Infinity',
  ])('drops a zero, negative or unreadable price: %j', (value) => {
    expect(read({ ...whole, value })).toBeUndefined()
  })

  test.each([
    ['unit', { units: 'barrel' }],
    ['grade', { type: 'kerosene' }],
    ['currency', { currency: '€' }],
    ['unit', { units: {} }],
    ['grade', { type: ['d'] }],
    ['currency', { currency: 7 }],
    ['grade', { type: 'constructor' }],
  ] as const)('omits an unknown %s of a price: %j', (part, unknown) => {
    const price = read({ ...whole, ...unknown })
    expect(price?.value).toBe(1.759)
    expect(price?.[part]).toBeUndefined()
  })
})

test('reads a temporary or permanent closure beside the usual week', async () => {
  const { client } = answering({
    places: [
      { name: 'a', closed: 'temporarily' },
      {
        name: 'b',
        closed: 'permanently',
        enhanced_contents: { hours_of_operation_text: 'Mo 9-5' },
      },
      { name: 'c', closed: 'perhaps' },
    ],
  })
  const { places } = await client.search({ query: 'x', near: { latitude: 1, longitude: 2 } })
  expect(places.map(({ hours }) => hours)).toEqual([
    { sessions: [], closure: 'temporarily' },
    { text: 'Mo 9-5', sessions: [], closure: 'permanently' },
    undefined,
  ])
})

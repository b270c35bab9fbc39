import { expect, test } from 'vitest'
import { answering, parametersOf } from '../../test/answering.ts'

const center = { latitude: -34.9, longitude: -56.16 }

test('sends the filter of a suggestion beside its first line', async () => {
  const { client, sent } = answering({ places: [] })
  await client.search({
    query: 'Teatro Solís',
    center,
    filter: 'f1',
    userPosition: center,
    page: 'p',
  })
  expect(sent[0]?.pathname).toBe('/base/geo/v2/search/json')
  expect(parametersOf(sent[0])).toEqual({
    query: 'Teatro Solís',
    search_center: '-34.9,-56.16',
    user_position: '-34.9,-56.16',
    search_filter: 'f1',
    iterator_status: 'p',
  })
})

test('a deployment that differs is a matter of `wire`', async () => {
  const { client, sent } = answering(
    { places: [] },
    {},
    {
      wire: {
        searchType: 'all',
        searchLength: true,
        searchUserPosition: false,
        pageParameter: 'next',
        filterParameter: 'filter',
        maxLimit: 100,
      },
    },
  )
  await client.search({
    query: 'a',
    center,
    filter: 'f',
    page: 'p',
    limit: 80,
    userPosition: center,
  })
  expect(parametersOf(sent[0])).toEqual({
    query: 'a',
    search_center: '-34.9,-56.16',
    type: 'all',
    iterator_length: '80',
    filter: 'f',
    next: 'p',
  })
})

test('nothing found (204) is an empty answer', async () => {
  const { client } = answering('', { status: 204 })
  expect(await client.search({ query: 'a', center })).toEqual({ places: [] })
})

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
  const { places } = await client.search({ query: 'shell', center })
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
      hours: { text: 'Mon-Fri 9-5', sessions: [{ day: 1, start: 32400, end: 61200 }] },
      content: {
        description: 'A station',
        website: 'https://shell.example/1',
        photos: ['https://img.example/1.jpg'],
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
  const ids = (await client.search({ query: 'cafe', center })).places.map(({ id }) => id)
  expect(ids).toEqual([ids[0], `${ids[0]}~2`, `${ids[0]}~3`, ids[3]])
  expect(ids[3]).not.toBe(ids[0])
})

test('of a name of 100 kB only the beginning makes the id, so that the work is bounded', async () => {
  const marks = '\u0301\u0323'.repeat(50_000)
  const { client } = answering({ places: [{ name: `a${marks}` }, { name: `a${marks}b` }] })
  const [first, second] = (await client.search({ query: 'a', center })).places
  expect(second?.id).toBe(`${first?.id}~2`)
})

test('bad coordinates are dropped and the place lives', async () => {
  const { client } = answering({
    places: [{ name: 'A', location: { coordinate: { latitude: 91, longitude: 0 } } }],
  })
  const { places } = await client.search({ query: 'a', center })
  expect(places[0]).toMatchObject({ name: 'A' })
  expect(places[0]?.coordinate).toBeUndefined()
})

test('accuracy out of range is dropped', async () => {
  const { client } = answering({
    places: [
      { name: 'A', accuracy: 11 },
      { name: 'B', accuracy: '10' },
    ],
  })
  const { places } = await client.forwardGeocode({ query: 'a', center })
  expect(places.map(({ accuracy }) => accuracy)).toEqual([undefined, 10])
})

test('a review is all of name, icon, rating, count and link, or none', async () => {
  const whole = {
    name: 'P',
    icon_url: 'https://p.example/i.png',
    rating: 3,
    review_count: '0',
    url: 'https://p.example/x',
  }
  const broken = [
    { ...whole, icon_url: 'data:image/png;base64,AA' },
    { ...whole, rating: 5.1 },
    { ...whole, review_count: -1 },
    { ...whole, url: undefined },
    { ...whole, name: ' ' },
  ]
  const { client } = answering({
    places: [whole, ...broken].map((partner_contents) => ({ name: 'A', partner_contents })),
  })
  const { places } = await client.search({ query: 'a', center })
  expect(places.map(({ partner }) => partner?.review !== undefined)).toEqual([
    true,
    ...broken.map(() => false),
  ])
  expect(places[1]?.partner?.raw).toMatchObject({ rating: 3 })
})

test('wire.partnerReview reads a provider of another shape, and is checked all the same', async () => {
  const { client } = answering(
    { places: [{ name: 'A', partner_contents: { stars: 4, by: 'Other' } }] },
    {},
    {
      wire: {
        partnerReview: (raw) => ({
          provider: 'Other',
          iconUrl: 'https://o.example/i.png',
          rating: JSON.stringify(raw).includes('"stars":4') ? 4 : 9,
          reviewCount: 2,
          url: 'https://o.example/a',
        }),
      },
    },
  )
  const { places } = await client.search({ query: 'a', center })
  expect(places[0]?.partner?.review).toMatchObject({ provider: 'Other', rating: 4 })
})

test('wire.timeZoneField names another field', async () => {
  const { client } = answering(
    { places: [{ name: 'A', tz: 'Asia/Tokyo' }] },
    {},
    { wire: { timeZoneField: 'tz' } },
  )
  const { places } = await client.search({ query: 'a', center })
  expect(places[0]?.timeZone).toBe('Asia/Tokyo')
})

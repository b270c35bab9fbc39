import { describe, expect, it } from 'vitest'
import { readOverlay } from '../engine/Overlay.ts'
import { writeSearchFilter } from '../http/searchFilter.ts'
import { ask } from '../testing/ask.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const app = createTestApp()
const center = '-34.9055,-56.1917'
const find = (parameters: Record<string, string>) =>
  ask(app, 'search', { search_center: center, ...parameters })

describe('search', () => {
  it('finds a place with all that is known of it', async () => {
    expect((await find({ query: 'solis theatre' })).body).toEqual({
      iterator_status: expect.any(String),
      exhausted: 'y',
      places: [
        {
          name: 'Teatro Solís',
          distance: 900,
          location: {
            city: 'Montevideo',
            coordinate: { latitude: -34.9077, longitude: -56.2012 },
            country: 'Uruguay',
            country_code: 'URY',
            formatted_address: 'Buenos Aires 678, 11000 Montevideo, Uruguay',
            house_number: '678',
            postal: '11000',
            state: 'Montevideo',
            street: 'Buenos Aires',
            type: 'street',
          },
          phones: [{ type: 'primary', country: '598', number: '19503323' }],
          categories: [
            {
              code: 'theatre',
              name: 'Theater',
              parent_category: { code: 'culture', name: 'Culture' },
            },
          ],
          time_zone: 'America/Montevideo',
          enhanced_contents: {
            business_url: 'https://www.teatrosolis.org.uy/',
            hours_of_operation_text: 'Tu-Su 15:00-20:00',
            hours_of_operation_structured: [
              { day_of_the_week: '2', hours: [{ start_time: 54_000, end_time: 72_000 }] },
            ],
            features: 'Wheelchair accessible|Guided tours',
          },
        },
      ],
    })
  })

  it('names a place in the language of the reader, with its local name beside it', async () => {
    const parameters = { search_center: '-34.9055,-56.1917', query: 'theatre' }
    const { body } = await ask(app, 'search', parameters, { headers: { 'Accept-Language': 'ru' } })
    expect(body).toMatchObject({ places: [{ name: 'Театр Солис', local_name: 'Teatro Solís' }] })
  })

  it('names the kinds of a place in the language of the reader, or in the next one that they have', async () => {
    const parameters = { search_center: '-34.9055,-56.1917', query: 'theatre' }
    const headers = { 'Accept-Language': 'ar, fr;q=0.5' }
    const { body } = await ask(app, 'search', parameters, { headers })
    expect(body).toMatchObject({
      places: [{ categories: [{ name: 'مسرح', parent_category: { name: 'Culture' } }] }],
    })
  })

  it.each([
    ['w1', [{ name: 'Teatro Solís' }]],
    ['n4', [{ location: { house_number: '1234', street: 'Avenida 18 de Julio' } }]],
    ['w5', [{ location: { street: 'Avenida 18 de Julio', type: 'street' } }]],
    ['n6', [{ location: { street: 'Avenida 18 de Julio & Ejido', type: 'intersection' } }]],
    ['w3', [{ name: 'Aeropuerto Internacional de Carrasco', location: { type: 'airport' } }]],
    [
      'city:3441575',
      [{ location: { city: 'Montevideo', formatted_address: 'Montevideo, Uruguay' } }],
    ],
    ['country:URY', [{ location: { country_code: 'URY', formatted_address: 'Uruguay' } }]],
    ['category:fuel', [{ name: 'ANCAP' }]],
    ['brand:Q3110153', [{ name: 'ANCAP', brand: [{ id: 'Q3110153', name: 'ANCAP' }] }]],
  ])('finds the record that the filter of a suggestion names: %s', async (ref, places) => {
    const search_filter = writeSearchFilter(ref)
    expect(await find({ search_filter, query: 'x' })).toMatchObject({
      status: 200,
      body: { exhausted: 'y', places },
    })
    expect((await find({ search_filter })).status).toBe(200)
  })

  it('has no second page of the one place that a suggestion means', async () => {
    for (const [ref, type] of [
      ['n2', ''],
      ['n4', 'address-only'],
    ] as const) {
      const chosen = { search_filter: writeSearchFilter(ref), type }
      const { body } = await find(chosen)
      const { iterator_status } = body as { iterator_status: string }
      expect(await find({ ...chosen, iterator_status })).toMatchObject({ status: 204 })
    }
  })

  it('answers 204 when there is no match', async () => {
    for (const parameters of [
      { query: 'xyz' },
      { query: 'xyz', type: 'address-only' },
      { search_filter: writeSearchFilter('n999') },
    ]) {
      expect(await find(parameters)).toMatchObject({ status: 204, body: undefined })
    }
  })

  it('with address-only is a forward geocode, with an accuracy', async () => {
    const { body } = await find({ query: 'avenida 18 de julio 1234', type: 'address-only' })
    expect(body).toMatchObject({ places: [{ accuracy: 10, location: { house_number: '1234' } }] })
    expect((await find({ query: 'teatro', type: 'address-only' })).status).toBe(204)
    expect(JSON.stringify((await find({ query: 'teatro', type: '' })).body)).not.toContain(
      'accuracy',
    )
  })

  it('measures distances from the user when their position is sent', async () => {
    const { body } = await find({ query: 'teatro', user_position: '-34.9077,-56.2012' })
    expect(body).toMatchObject({ places: [{ distance: 0 }] })
  })

  it('adds the fields of the overlay', async () => {
    const overlay = readOverlay(
      JSON.stringify({
        '//': 'sample data',
        n2: {
          fuel_price: [{ value: 79.5, units: 'L', type: 'r', currency: 'UYU' }],
          enhanced_contents: { photo_url: 'https://photos.example/1.jpg' },
          partner_contents: { name: 'Sample reviews', rating: 4 },
        },
      }),
    )
    const { body } = await ask(createTestApp({ overlay }), 'search', {
      search_center: center,
      query: 'ancap',
    })
    expect(body).toMatchObject({
      places: [
        {
          fuel_price: [{ value: 79.5, units: 'L', type: 'r', currency: 'UYU' }],
          enhanced_contents: { photo_url: 'https://photos.example/1.jpg' },
          partner_contents: { name: 'Sample reviews', rating: 4 },
        },
      ],
    })
  })

  it.each([
    [{}, {}, 'http://localhost'],
    [{ basePath: '/places' }, {}, 'http://localhost/places'],
    [{}, { 'X-Forwarded-Host': 'evil.example' }, 'http://localhost'],
    [{ publicUrl: 'https://maps.example/places' }, {}, 'https://maps.example/places'],
    [
      { trustProxy: true },
      { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'maps.example' },
      'https://maps.example',
    ],
  ])(
    'puts the URL under which the caller reaches it into the overlay: %j %j',
    async (options, headers, url) => {
      const overlay = readOverlay('{"n2": {"enhanced_contents": {"photo_url": "{base}/1.svg"}}}')
      const parameters = new URLSearchParams({
        api_key: 'demo',
        search_center: center,
        query: 'ancap',
      })
      const response = await createTestApp({ overlay }, options).request(
        `${'basePath' in options ? options.basePath : ''}/geo/v2/search/json?${parameters}`,
        { headers },
      )
      expect(await response.json()).toMatchObject({
        places: [{ enhanced_contents: { photo_url: `${url}/1.svg` } }],
      })
    },
  )

  it.each([
    ['search_center', undefined],
    ['search_center', 'NaN,0'],
    ['query', undefined],
    ['query', ''],
    ['type', 'address'],
    ['type', 'address-only '],
    ['search_filter', ''],
    ['search_filter', 'n2'],
    ['user_position', '1'],
    ['iterator_length', 'ten'],
    ['iterator_status', 'x'],
  ])('with %s %j is a 400 that names it', async (parameter, value) => {
    const { status, body } = await ask(app, 'search', {
      search_center: center,
      query: 'teatro',
      [parameter]: value,
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { parameter } })
  })
})

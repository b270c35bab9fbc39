import { describe, expect, it } from 'vitest'
import type { PlaceRecord } from '../data/record.ts'
import { ask } from '../testing/ask.ts'
import { createMemoryStore } from '../testing/createMemoryStore.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const app = createTestApp()
const center = '-34.9055,-56.1917'
const suggest = (query: string, more: Record<string, string> = {}) =>
  ask(app, 'suggestions', { search_center: center, query, ...more })

const opaque = expect.stringMatching(/^[\w-]+$/)

describe('suggestions', () => {
  it('show a place in three lines, with its distance, categories and brand', async () => {
    expect((await suggest('teatro sol')).body).toEqual({
      iterator_status: opaque,
      exhausted: 'y',
      suggests: [
        {
          search_filter: opaque,
          line1: 'Teatro Solís',
          line2: 'Buenos Aires 678',
          line3: '11000 Montevideo, Uruguay',
          distance: 900,
          categories: [
            {
              code: 'theatre',
              name: 'Theater',
              parent_category: { code: 'culture', name: 'Culture' },
            },
          ],
        },
      ],
    })
  })

  it('name categories in the language that the caller accepts', async () => {
    const headers = { 'Accept-Language': 'de-AT, fr;q=0.5' }
    const answer = await ask(
      app,
      'suggestions',
      { search_center: center, query: 'teatro sol' },
      { headers },
    )
    expect(answer.body).toMatchObject({
      suggests: [{ categories: [{ name: 'Theater', parent_category: { name: 'Kultur' } }] }],
    })
    expect(answer.headers.get('vary')).toContain('Accept-Language')
    const term = await ask(
      app,
      'suggestions',
      { search_center: center, query: 'nafta' },
      { headers },
    )
    expect(term.body).toMatchObject({ suggests: [{ line1: 'Tankstelle' }] })
  })

  it('name a category that is typed in another language in that of the reader, too', async () => {
    const named = async (query: string, language: string) => {
      const headers = { 'Accept-Language': language }
      const { body } = await ask(app, 'suggestions', { search_center: center, query }, { headers })
      const { suggests } = body as { suggests: { line1: string; local_name?: string }[] }
      return suggests.map(({ line1, local_name }) => [line1, local_name])[0]
    }
    expect(await named('gas station', 'de')).toEqual(['Tankstelle', 'Gas Station'])
    expect(await named('gas station', 'en')).toEqual(['Gas Station', undefined])
    expect(await named('gasolinera', 'en')).toEqual(['Gas Station', 'Gasolinera'])
  })

  it('name what has no name of its own by its kind, in the language of the caller', async () => {
    const coordinate = { latitude: -34.9055, longitude: -56.19 }
    const nameless: PlaceRecord = {
      kind: 'place',
      ref: 'n9',
      coordinate,
      countryCode: 'URY',
      otherNames: [],
      categories: ['fuel', 'travel'],
      brands: [],
      weight: 0.1,
      phones: [],
      contents: {},
    }
    const match = async () => [{ record: nameless, distance: 20 }]
    const unnamed = createTestApp({ store: { ...createMemoryStore([]), match } })
    const names = async (language: string) => {
      const headers = { 'Accept-Language': language }
      const asked = { search_center: center, query: 'gasolinera' }
      const { body } = await ask(unnamed, 'suggestions', asked, { headers })
      const search = await ask(unnamed, 'search', asked, { headers })
      return [body, search.body]
    }
    expect(await names('es-UY')).toMatchObject([
      { suggests: [{ line1: 'Gasolinera' }] },
      { places: [{ name: 'Gasolinera' }] },
    ])
    expect(await names('ru')).toMatchObject([
      { suggests: [{ line1: 'Gas Station' }] },
      { places: [{ name: 'Gas Station' }] },
    ])
    expect(JSON.stringify(await names('ru'))).not.toContain('local_name')
  })

  it('name a place in the language of the reader, with its local name beside it', async () => {
    const named = async (query: string, language: string) => {
      const headers = { 'Accept-Language': language }
      const { body } = await ask(app, 'suggestions', { search_center: center, query }, { headers })
      const { suggests } = body as { suggests: { line1: string; local_name?: string }[] }
      return suggests.map(({ line1, local_name }) => [line1, local_name])
    }
    expect(await named('solis', 'en-US')).toEqual([['Solis Theatre', 'Teatro Solís']])
    expect(await named('theatre', 'ru')).toEqual([['Театр Солис', 'Teatro Solís']])
    expect(await named('solis', 'es')).toEqual([['Teatro Solís', undefined]])
    // A user who types the local name gets the local name.
    expect(await named('teatro sol', 'en-US')).toEqual([['Teatro Solís', undefined]])
    expect((await suggest('solis')).body).toMatchObject({ suggests: [{ line1: 'Teatro Solís' }] })
  })

  it.each([
    ['проспект 18', 'Проспект 18 Июля', 'Avenida 18 de Julio', 'Montevideo, Уругвай'],
    [
      'июля ejido',
      'Проспект 18 Июля & Ejido',
      'Avenida 18 de Julio & Ejido',
      'Montevideo, Уругвай',
    ],
    ['монтев', 'Монтевидео, Уругвай', 'Montevideo', undefined],
    ['уругв', 'Уругвай', 'Uruguay', undefined],
  ])(
    'name a street, a crossing and an area in the language of the reader: %s',
    async (query, line1, local_name, line2) => {
      const { body } = await ask(
        app,
        'suggestions',
        { search_center: center, query },
        { headers: { 'Accept-Language': 'ru' } },
      )
      const { suggests } = body as { suggests: object[] }
      expect(suggests).toContainEqual({
        search_filter: opaque,
        line1,
        local_name,
        ...(line2 && { line2 }),
      })
    },
  )

  it('show an address, a street and a crossing in two lines', async () => {
    const { body } = await suggest('avenida 18')
    expect(body).toMatchObject({
      suggests: [
        { line1: 'Avenida 18 de Julio 1234', line2: '11100 Montevideo, Uruguay' },
        { line1: 'Avenida 18 de Julio', line2: 'Montevideo, Uruguay' },
        { line1: 'Avenida 18 de Julio & Ejido', line2: 'Montevideo, Uruguay' },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('distance')
  })

  it.each([
    ['montev', ['Montevideo, Uruguay']],
    ['urug', ['Uruguay']],
    ['gasol', ['Gasolinera']],
    ['nafta', ['Gas Station']],
    ['TANK', ['Tankstelle']],
    ['station', ['Gas Station']],
  ])('show for %j one line and nothing else', async (query, lines) => {
    const { body } = await suggest(query)
    expect(body).toMatchObject({
      suggests: lines.map((line1) => ({ search_filter: opaque, line1 })),
    })
    expect(Object.keys((body as { suggests: object[] }).suggests[0] ?? {})).toHaveLength(2)
  })

  it('measure distances from the user when their position is sent', async () => {
    const { body } = await suggest('teatro', { user_position: '-34.9077,-56.2012' })
    expect(body).toMatchObject({ suggests: [{ distance: 0 }] })
  })

  it('are an empty list when nothing matches', async () => {
    expect(await suggest('🚏 xyz')).toMatchObject({
      status: 200,
      body: { exhausted: 'y', suggests: [] },
    })
  })

  it('have pages', async () => {
    const lines: unknown[] = []
    let status: string | undefined
    for (let page = 0; page < 5; page++) {
      const { body } = await suggest('a', {
        iterator_length: '2',
        ...(status && { iterator_status: status }),
      })
      const answer = body as {
        iterator_status: string
        exhausted: string
        suggests: { line1: string }[]
      }
      lines.push(...answer.suggests.map(({ line1 }) => line1))
      status = answer.iterator_status
      if (answer.exhausted === 'y') break
    }
    const whole = (await suggest('a', { iterator_length: '50' })).body as {
      suggests: { line1: string }[]
    }
    expect(lines).toHaveLength(6)
    expect(lines).toEqual(whole.suggests.map(({ line1 }) => line1))
  })

  it('continue only the list of the same text, point and area', async () => {
    const first = await suggest('a', { iterator_length: '2', countries: 'URY' })
    const { iterator_status } = first.body as { iterator_status: string }
    const next = async (query: string, countries: string): Promise<number> =>
      (await suggest(query, { iterator_status, countries })).status
    expect(await next('a', 'URY')).toBe(200)
    expect([await next('b', 'URY'), await next('a', 'USA')]).toEqual([400, 400])
  })

  it.each([
    ['search_center', undefined],
    ['search_center', '91,0'],
    ['query', undefined],
    ['query', '  '],
    ['user_position', ''],
    ['user_position', '0,181'],
    ['iterator_length', '0'],
    ['iterator_length', '51'],
    ['iterator_status', 'never'],
  ])('with %s %j are a 400 that names it', async (parameter, value) => {
    const { status, body } = await ask(app, 'suggestions', {
      search_center: center,
      query: 'teatro',
      [parameter]: value,
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      error: { parameter, message: expect.stringContaining(parameter) },
    })
  })
})

import type { WireCoordinate, WirePlaces, WireSuggestions } from '@signpost/client/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { query, type Target } from './targets.ts'

const here = '-34.9055,-56.1917'
/** A point about 430 km from Montevideo, which is still the nearest city. */
const farAway = '-31.38,-57.96'
const there = '-34.8945,-56.1529'

type Parameters = Readonly<Record<string, string>>

/** Tests that the parameters mean the same for all data. */
export function describeAnswers(open: () => Promise<Target>): void {
  let target: Target
  beforeAll(async () => {
    target = await open()
  })
  afterAll(() => target.close())

  async function ask(operation: string, parameters: Parameters, headers: HeadersInit = {}) {
    const response = await target.send(`/geo/v2/${operation}/json`, query(parameters), { headers })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }

  async function suggestionsFor(text: string, more: Parameters = {}) {
    const { body } = await ask('suggestions', { search_center: here, query: text, ...more })
    return (body as WireSuggestions).suggests
  }

  async function placesFor(parameters: Parameters) {
    const { status, body } = await ask('search', { search_center: here, ...parameters })
    return status === 204 ? [] : (body as WirePlaces).places
  }

  const filterOf = async (text: string): Promise<string> =>
    (await suggestionsFor(text))[0]?.search_filter ?? ''

  describe('user_position', () => {
    test('determines the distances of suggestions, but not their order', async () => {
      const near = await suggestionsFor('a', { iterator_length: '50' })
      const fromThere = await suggestionsFor('a', { iterator_length: '50', user_position: there })
      expect(fromThere.map(({ search_filter }) => search_filter)).toEqual(
        near.map(({ search_filter }) => search_filter),
      )
      expect(fromThere.map(({ distance }) => distance)).not.toEqual(
        near.map(({ distance }) => distance),
      )
    })

    test.each([
      ['a search', { query: 'teatro' }],
      ['a forward geocode', { query: 'buenos aires', type: 'address-only' }],
    ])('determines the distances of %s, but not its order', async (_, parameters) => {
      const near = await placesFor(parameters)
      const fromThere = await placesFor({ ...parameters, user_position: there })
      expect(near.length).toBeGreaterThan(0)
      expect(fromThere.map(({ location }) => location)).toEqual(
        near.map(({ location }) => location),
      )
      expect(fromThere.map(({ distance }) => distance)).not.toEqual(
        near.map(({ distance }) => distance),
      )
    })
  })

  describe('countries and bounds', () => {
    const isInBox = ({ latitude, longitude }: WireCoordinate): boolean =>
      Number(latitude) >= -34.91 &&
      Number(latitude) <= -34.9 &&
      Number(longitude) >= -56.205 &&
      Number(longitude) <= -56.18
    const box = '-34.91,-56.205,-34.9,-56.18'

    test('a search finds places within the bounds', async () => {
      const places = await placesFor({ query: 'teatro', iterator_length: '50', bounds: box })
      const coordinates = places.flatMap(({ location }) => location?.coordinate ?? [])
      expect(coordinates.length).toBe(places.length)
      expect(places.length).toBeGreaterThan(0)
      expect(coordinates.filter((one) => !isInBox(one))).toEqual([])
      expect(await placesFor({ query: 'teatro', bounds: '10,10,11,11' })).toEqual([])
    })

    test('places of a category are within the bounds', async () => {
      const search_filter = await filterOf('farmacia')
      const asked = { query: 'farmacia', search_filter, iterator_length: '50' }
      const all = await placesFor(asked)
      const places = await placesFor({ ...asked, bounds: '-34.915,-56.2,-34.89,-56.1' })
      expect(places.length).toBeGreaterThan(0)
      expect(all.length).toBeGreaterThan(0)
      const elsewhere = await placesFor({ ...asked, bounds: '10,10,11,11' })
      expect(elsewhere).toEqual([])
    })

    test('suggestions are in the countries', async () => {
      const names = async (countries: string): Promise<unknown[]> =>
        (await suggestionsFor('berlin', { countries })).map(({ line1 }) => line1)
      const inGermany = await names('DEU')
      expect(inGermany).toContainEqual(expect.stringContaining('Berlin'))
      expect(await names('URY')).not.toContainEqual(inGermany[0])
    })

    test('the next page is of the same area', async () => {
      const parameters = { search_center: here, query: 'a', iterator_length: '1', countries: 'URY' }
      const { body } = await ask('suggestions', parameters)
      const { iterator_status = '' } = body as WireSuggestions
      expect((await ask('suggestions', { ...parameters, iterator_status })).status).toBe(200)
      const others = { ...parameters, countries: 'DEU', iterator_status }
      expect((await ask('suggestions', others)).status).toBe(400)
    })
  })

  describe('type=address-only', () => {
    const type = 'address-only'

    test('finds only addresses, with their accuracy', async () => {
      const places = await placesFor({ query: 'buenos aires 678', type })
      expect(places[0]).toMatchObject({ accuracy: 10, location: { house_number: '678' } })
      for (const place of places) {
        expect(Object.keys(place).sort()).toEqual(['accuracy', 'distance', 'location'])
        expect(place.accuracy).toBeGreaterThanOrEqual(1)
        expect(place.accuracy).toBeLessThanOrEqual(10)
      }
    })

    test('a street has the accuracy 6, and another house number in it 8', async () => {
      expect((await placesFor({ query: 'buenos aires', type }))[0]?.accuracy).toBe(6)
      expect((await placesFor({ query: 'buenos aires 9999', type }))[0]?.accuracy).toBeOneOf([6, 8])
    })

    test('finds the address of a filter without a query', async () => {
      const search_filter = await filterOf('buenos aires 678')
      const places = await placesFor({ search_filter, type })
      expect(places).toMatchObject([{ accuracy: 10, location: { house_number: '678' } }])
      expect(places[0]).not.toHaveProperty('name')
    })

    test.each(['teatro solís', 'farmacia'])('finds nothing for the filter of %s', async (text) => {
      const search_filter = await filterOf(text)
      expect(await placesFor({ search_filter })).not.toEqual([])
      expect(await placesFor({ search_filter, type })).toEqual([])
    })

    test('requires the city beyond 100 miles', async () => {
      const far = { search_center: farAway, type }
      expect(await placesFor({ ...far, query: 'avenida 18 de julio 1234' })).toEqual([])
      const [first] = await placesFor({ ...far, query: 'avenida 18 de julio 1234, montevideo' })
      expect(first?.location).toMatchObject({ city: 'Montevideo', house_number: '1234' })
    })
  })

  describe('pages', () => {
    test('iterator_length and iterator_status', async () => {
      const asked = { search_center: here, query: 'a', iterator_length: '2' }
      const first = await ask('suggestions', asked)
      const { suggests, iterator_status, exhausted } = first.body as WireSuggestions
      expect(suggests).toHaveLength(2)
      expect(exhausted).toBe('n')
      const second = await ask('suggestions', { ...asked, iterator_status: iterator_status ?? '' })
      expect((second.body as WireSuggestions).suggests).not.toEqual(suggests)
    })

    test('refuses a page of another request with a 400', async () => {
      const asked = { search_center: here, query: 'a' }
      const { iterator_status = '' } = (await ask('suggestions', asked)).body as WireSuggestions
      for (const [operation, parameters] of [
        ['suggestions', { ...asked, query: 'b' }],
        ['suggestions', { ...asked, search_center: there }],
        ['search', asked],
        ['search', { ...asked, type: 'address-only' }],
      ] as const) {
        expect(await ask(operation, { ...parameters, iterator_status })).toMatchObject({
          status: 400,
          body: { error: { code: 'bad_parameter', parameter: 'iterator_status' } },
        })
      }
    })
  })

  test('reads a query in every Unicode form, and with control characters', async () => {
    const lines = async (text: string) => (await suggestionsFor(text)).map(({ line1 }) => line1)
    const expected = await lines('teatro sol\u00eds')
    expect(expected).not.toEqual([])
    expect(await lines('teatro soli\u0301s')).toEqual(expected)
    expect(await lines('teatro\u0007sol\u00eds')).toEqual(expected)
  })

  test.each([
    [{}, {}, 'en-US'],
    [{}, { 'Accept-Language': 'xh, fr;q=0.2, de-AT;q=0.8' }, 'de-DE'],
    [{}, { 'Accept-Language': 'xh' }, 'en-US'],
    [{}, { 'Accepted-Language': 'it', 'Accept-Language': 'de' }, 'it-IT'],
    [{ language: 'ES' }, { 'Accept-Language': 'de' }, 'es-ES'],
  ])(
    'the categories for %j and the headers %j are in %s',
    async (parameters: Parameters, headers, language) => {
      const { body } = await ask('category_list', parameters, headers)
      expect(body.category_list[0].name[0].language).toBe(language)
    },
  )

  test('brand_rank_min and brand_rank_max are bounds, and must not cross', async () => {
    const ranks = async (min: string, max: string) => {
      const asked = { country: 'URY', brand_rank_min: min, brand_rank_max: max }
      const { body } = await ask('brand_list', asked)
      return body.brand_list.map((item: { brand_item: { rank: string } }) => item.brand_item.rank)
    }
    expect(new Set(await ranks('2', '3'))).toEqual(new Set(['2', '3']))
    expect(
      await ask('brand_list', { country: 'URY', brand_rank_min: '4', brand_rank_max: '2' }),
    ).toEqual({
      status: 400,
      body: {
        error: {
          code: 'bad_parameter',
          message: 'The parameter brand_rank_min must not be greater than brand_rank_max.',
          parameter: 'brand_rank_min',
        },
      },
    })
  })

  test('avoid: `none` avoids nothing, and the default avoids carpool lanes', async () => {
    const ends = { origin: here, destination: there }
    for (const avoid of [{}, { avoid: 'none' }, { avoid: 'toll,ferry' }]) {
      const { status, body } = await ask('directions', { ...ends, ...avoid })
      expect(status).toBe(200)
      expect(body.maneuvers.length).toBeGreaterThan(1)
    }
  })

  test('refuses unknown paths and methods, and ignores unknown parameters', async () => {
    const unknown = await target.send('/geo/v2/nothing/json', query({}))
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ error: { code: 'not_found' } })
    const posted = await target.send('/geo/v2/category_list/json', query({}), { method: 'POST' })
    expect(posted.status).toBe(405)
    expect(posted.headers.get('allow')).toContain('GET')
    expect(await posted.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
  })
}

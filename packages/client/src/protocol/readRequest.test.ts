import { describe, expect, test } from 'vitest'
import { brandList, categoryList, directions, search, suggestions } from './operations.ts'
import { unusable } from './Parameter.ts'
import type { ProtocolError } from './ProtocolError.ts'
import { readRequest, readSearch } from './readRequest.ts'

const here = { latitude: -34.9, longitude: -56.1 }

function source(parameters: Record<string, string>, headers: HeadersInit = {}) {
  const query = new URLSearchParams(parameters)
  return { url: `https://geo.example/geo/v2/any/json?${query}`, headers: new Headers(headers) }
}

describe('a request', () => {
  test('has the values of its parameters, and the defaults of the others', () => {
    expect(readRequest(suggestions, source({ search_center: '-34.9,-56.1', query: 'a' }))).toEqual({
      center: here,
      query: 'a',
      userPosition: undefined,
      limit: 10,
      page: undefined,
      languages: { catalog: 'en', own: undefined },
      debug: '0',
    })
    const ends = { origin: '-34.9,-56.1', destination: '-34.9,-56.1' }
    expect(readRequest(directions, source(ends))).toEqual({
      origin: here,
      destination: here,
      optimize: 'fastest',
      vehicle: 'car',
      avoid: ['hov'],
    })
  })

  test('an unknown parameter is ignored', () => {
    expect(readRequest(brandList, source({ country: 'ury', color: 'red' }))).toEqual({
      country: 'URY',
      minRank: 1,
      maxRank: 5,
    })
  })

  test.each([
    [{ 'Accept-Language': 'de-AT, en' }, 'de'],
    [{ 'Accepted-Language': 'it' }, 'it'],
    [{ 'Accepted-Language': 'it', 'Accept-Language': 'de' }, 'it'],
    [{ 'Accept-Language': 'pt' }, 'en'],
    [{}, 'en'],
  ])('the language of the headers %j is %s', (headers, language) => {
    expect(readRequest(categoryList, source({}, headers))).toEqual({
      language: undefined,
      languages: expect.objectContaining({ catalog: language }),
    })
  })

  test.each([
    ['query=a', undefined, 'search_center'],
    ['query=a#search_center=0,0', undefined, 'search_center'],
    ['search%5Fcenter=-34.9,-56.1&query=a', here, here],
    ['search_center=&query=a', 'search_center', 'search_center'],
    ['search_center=north&query=a', 'search_center', 'search_center'],
    ['search_center=0,0&search_center=0,0&query=a', 'search_center', 'search_center'],
    ['', 'query', 'search_center'],
  ])('a search by "%s" needs a center only where the service does', (query, ...expected) => {
    const asked = { url: `https://geo.example/geo/v2/any/json?${query}`, headers: new Headers() }
    const centerOrFault = (needsCenter: boolean) => {
      try {
        return readSearch(suggestions, asked, needsCenter).center
      } catch (error) {
        return (error as ProtocolError).parameter
      }
    }
    expect([centerOrFault(false), centerOrFault(true)]).toEqual(expected)
  })

  test('may omit the query only with a filter', () => {
    const filtered = { search_center: '-34.9,-56.1', search_filter: 'x' }
    expect(readRequest(search, source(filtered))).toMatchObject({
      query: undefined,
      searchFilter: 'x',
    })
    expect(() => readRequest(search, source({ ...filtered, query: '' }))).toThrow(
      expect.objectContaining({ parameter: 'query' }),
    )
    expect(() => readRequest(search, source({ search_center: '-34.9,-56.1' }))).toThrow(
      expect.objectContaining({ parameter: 'query' }),
    )
  })
})

describe('the error', () => {
  test.each([
    [
      {},
      'country',
      'The parameter country is missing: it must be a three-letter ISO country code, as in "USA".',
    ],
    [
      { country: 'UY' },
      'country',
      'The parameter country must be a three-letter ISO country code, as in "USA".',
    ],
    [
      { country: 'URY', brand_rank_max: '6' },
      'brand_rank_max',
      'The parameter brand_rank_max must be a whole number from 1 to 5.',
    ],
    [
      { country: 'URY', brand_rank_min: '' },
      'brand_rank_min',
      'The parameter brand_rank_min must be a whole number from 1 to 5.',
    ],
    [
      { country: 'URY', brand_rank_min: '4', brand_rank_max: '2' },
      'brand_rank_min',
      'The parameter brand_rank_min must not be greater than brand_rank_max.',
    ],
  ])(
    'of %j names the parameter and its valid values',
    (parameters: Record<string, string>, parameter, message) => {
      expect(() => readRequest(brandList, source(parameters))).toThrow(
        expect.objectContaining({ status: 400, code: 'bad_parameter', parameter, message }),
      )
    },
  )

  test('about a value that only the service can check has the same form', async () => {
    const response = unusable(search.parameters.searchFilter).toResponse()
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: {
        code: 'bad_parameter',
        message:
          'The parameter search_filter must be the search_filter of a suggestion, unchanged.',
        parameter: 'search_filter',
      },
    })
  })
})

import { describe, expect, test } from 'vitest'
import { ask, goodRequests } from '../testing/ask.ts'
import { createGeoFetch } from './createGeoFetch.ts'

const badCoordinates = ['', '1', '1,2,3', '91,0', '0,181', 'NaN,0', '1e1,0', '1,5,2,5', 'a,b']
const badLengths = ['', '0', '51', '-1', '1.5', 'ten']
const badWords = ['', 'Fastest', 'boat', 'toString', '__proto__']

/** Invalid values by path and parameter; each is a 400 that names the parameter. */
const bad: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  suggestions: {
    search_center: badCoordinates,
    user_position: badCoordinates,
    query: ['', '  ', 'x'.repeat(301)],
    iterator_length: badLengths,
    iterator_status: ['', 'next', 'from-', 'from--1'],
  },
  search: {
    search_center: badCoordinates,
    user_position: badCoordinates,
    query: ['', '\t'],
    type: ['address', 'places', 'Address-Only'],
    search_filter: ['', 'none of ours'],
    iterator_length: badLengths,
    iterator_status: ['again'],
  },
  reversegeocode: { coordinate: badCoordinates },
  brand_list: {
    country: ['', 'UY', 'XYZ', 'Uruguay'],
    brand_rank_min: ['', '0', '6', 'x'],
    brand_rank_max: ['', '0', '6', '1.5'],
  },
  category_list: { language: ['', 'e', 'pt', 'en-GB', 'english'] },
  directions: {
    origin: badCoordinates,
    destination: badCoordinates,
    optimize: badWords,
    vehicle: badWords,
    avoid: [...badWords, 'toll,', 'toll, ferry', 'none,toll'],
  },
}

const cases = Object.entries(bad).flatMap(([path, parameters]) =>
  Object.entries(parameters).flatMap(([name, values]) =>
    values.map((value) => [path, name, value] as const),
  ),
)

test.each(cases)('%s: %s=%j is a 400 that names it', async (path, name, value) => {
  const response = await ask(createGeoFetch(), path, { ...goodRequests[path], [name]: value })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { code: 'bad_parameter', parameter: name, message: expect.stringContaining(name) },
  })
})

describe('a required parameter', () => {
  const needed = Object.entries(goodRequests).flatMap(([path, parameters]) =>
    Object.keys(parameters).map((name) => [path, name] as const),
  )

  test.each(needed)('%s without %s is a 400 that names it', async (path, name) => {
    const { [name]: _, ...rest } = goodRequests[path] ?? {}
    const response = await ask(createGeoFetch(), path, rest)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { parameter: name } })
  })
})

test('a repeated parameter is a 400 that names it', async () => {
  const query = 'api_key=k&search_center=0,0&query=a&query=b'
  const response = await createGeoFetch()(`https://geo.example/geo/v2/suggestions/json?${query}`)
  expect(await response.json()).toMatchObject({ error: { parameter: 'query' } })
})

test.each([
  ['suggestions', { search_center: '90,180', query: 'a' }],
  ['suggestions', { search_center: ' -90 , -180 ', query: 'a', iterator_length: '50' }],
  ['search', { search_center: '0,0', query: 'montevideo', type: '' }],
  ['brand_list', { country: 'ury', brand_rank_min: '1', brand_rank_max: '5' }],
  ['category_list', { language: 'DE-de' }],
  ['directions', { ...goodRequests.directions, avoid: 'none' }],
  ['directions', { ...goodRequests.directions, avoid: 'hov,toll,ferry', optimize: 'easiest' }],
] as [string, Record<string, string>][])('accepts %s %j', async (path, parameters) => {
  expect((await ask(createGeoFetch(), path, parameters)).ok).toBe(true)
})

import { expect, test } from 'vitest'
import { createFakeClock } from '../fakes/createFakeClock.ts'
import { ask, goodRequests } from '../testing/ask.ts'
import { createGeoFetch } from './createGeoFetch.ts'

test.each(Object.entries(goodRequests))('answers the operation %s', async (path, parameters) => {
  const response = await ask(createGeoFetch(), path, parameters)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(Object.keys(await response.json()).length).toBeGreaterThan(0)
})

test.each(['https://geo.example', 'http://localhost:3000/a/deep/base'])(
  'answers at any base URL: %s',
  async (base) => {
    const response = await createGeoFetch()(`${base}/geo/v2/category_list/json?api_key=k`)
    expect(response.status).toBe(200)
  },
)

test('accepts the arguments of fetch: a text, a URL, a Request', async () => {
  const geoFetch = createGeoFetch()
  const url = 'https://geo.example/geo/v2/category_list/json?api_key=k'
  for (const input of [url, new URL(url), new Request(url)]) {
    expect((await geoFetch(input)).status).toBe(200)
  }
  await expect(geoFetch('http://')).rejects.toBeInstanceOf(TypeError)
})

test.each([
  ['no key', {}],
  ['an empty key', { api_key: '' }],
])('answers 401 with %s', async (_, parameters) => {
  const query = new URLSearchParams(parameters)
  const url = `https://geo.example/geo/v2/category_list/json?${query}`
  const response = await createGeoFetch()(url)
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ error: { code: 'unauthorized' } })
  expect((await createGeoFetch({ requireKey: false })(url)).status).toBe(200)
})

test('a repeated API key counts as missing', async () => {
  const url = 'https://geo.example/geo/v2/category_list/json?api_key=a&api_key=b'
  expect((await createGeoFetch()(url)).status).toBe(401)
})

test('answers an unknown path with 404 in JSON, another method with 405 and Allow', async () => {
  const geoFetch = createGeoFetch()
  const unknown = await ask(geoFetch, 'constructor')
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ error: { code: 'not_found' } })
  const posted = await ask(geoFetch, 'category_list', {}, { method: 'post' })
  expect(posted.status).toBe(405)
  expect(posted.headers.get('allow')).toBe('GET')
  expect(geoFetch.calls).toEqual([])
})

test('records its calls, without the API key', async () => {
  const clock = createFakeClock({ now: '2026-11-21T12:00:00Z' })
  const geoFetch = createGeoFetch({ clock })
  await ask(geoFetch, 'brand_list', { country: 'URY' })
  clock.advance(500)
  await ask(geoFetch, 'search', {
    search_center: '-34.9,-56.19',
    query: 'canelones 2345',
    type: 'address-only',
  })
  expect(geoFetch.calls).toEqual([
    {
      operation: 'listBrands',
      parameters: { country: 'URY' },
      time: Date.parse('2026-11-21T12:00:00Z'),
      aborted: false,
    },
    {
      operation: 'forwardGeocode',
      parameters: {
        search_center: '-34.9,-56.19',
        query: 'canelones 2345',
        type: 'address-only',
      },
      time: Date.parse('2026-11-21T12:00:00.500Z'),
      aborted: false,
    },
  ])
  expect(JSON.stringify(geoFetch.calls)).not.toContain('secret-key')
})

test('reset removes calls and added scenarios, and keeps the initial ones', async () => {
  const geoFetch = createGeoFetch({ scenarios: [{ kind: 'error', status: 503, times: 1 }] })
  geoFetch.use({ kind: 'offline' })
  const { calls } = geoFetch
  expect((await ask(geoFetch, 'category_list')).status).toBe(503)
  await expect(ask(geoFetch, 'category_list')).rejects.toThrow()
  geoFetch.reset()
  expect(calls).toEqual([])
  expect((await ask(geoFetch, 'category_list')).status).toBe(503)
  expect((await ask(geoFetch, 'category_list')).status).toBe(200)
})

test('answers from the given cities', async () => {
  const geoFetch = createGeoFetch({ cities: [] })
  for (const [path, status] of [
    ['suggestions', 200],
    ['search', 204],
    ['reversegeocode', 204],
    ['directions', 204],
  ] as const) {
    expect((await ask(geoFetch, path, goodRequests[path])).status).toBe(status)
  }
})

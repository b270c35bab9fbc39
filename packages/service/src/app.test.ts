import { type AppEnv, demoKey, KeyRing } from '@signpost/server'
import type { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { StoreBusy } from './engine/StoreBusy.ts'
import { ask } from './testing/ask.ts'
import { createMemoryStore } from './testing/createMemoryStore.ts'
import { createTestApp, noMap } from './testing/createTestApp.ts'
import { records } from './testing/records.ts'

const app = createTestApp()
const question = { search_center: '-34.9,-56.19', query: 'teatro' }
const operations = [
  'suggestions',
  'search',
  'reversegeocode',
  'brand_list',
  'category_list',
  'directions',
]

describe('every answer', () => {
  const paths = ['/healthz', '/nothing', '/geo/v2/suggestions/json', '/%zz']

  it.each(paths)('%s allows any origin and has the right content type', async (path) => {
    const { headers } = await app.request(path, { headers: { Origin: 'https://a.example' } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After')
    expect(headers.get('vary')).toContain('Origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toBe('application/json')
  })

  it('states how long it may be cached', async () => {
    const caches = await Promise.all([
      ask(app, 'suggestions', question),
      ask(app, 'search', { ...question, query: 'xyz' }),
      ask(app, 'category_list', {}),
    ])
    expect(caches.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [200, 'private, max-age=60'],
      [204, 'private, max-age=60'],
      [200, 'private, max-age=3600'],
    ])
  })

  it.each(operations)('%s needs a key, and refuses every wrong one alike', async (operation) => {
    const path = `/geo/v2/${operation}/json`
    const answers = await Promise.all(
      ['', '?api_key', '?api_key=', '?api_key=wrong', '?api_key=demo&api_key=demo'].map(
        async (query) => {
          const response = await app.request(path + query)
          return { status: response.status, body: await response.text() }
        },
      ),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 401, body: expect.stringContaining('api_key') })
    expect(answers[0]?.body).not.toMatch(/wrong|demo/)
  })

  it.each([...operations.map((name) => `/geo/v2/${name}/json`), '/healthz', '/metrics'])(
    '%s allows only reading methods',
    async (path) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
        const response = await app.request(path, { method: method === 'TRACE' ? 'BREW' : method })
        expect(response.status).toBe(405)
        expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
        expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
      }
    },
  )

  it('is a 404 in JSON for an unknown path', async () => {
    for (const path of ['/', '/geo', '/geo/v2/suggestions', '/geo/v2/nothing/json', '/GEO/V2']) {
      const response = await app.request(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        error: { code: 'not_found', message: expect.any(String) },
      })
    }
  })

  it('is the same for HEAD as for GET, without the body', async () => {
    const head = await app.request('/healthz', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-type')).toBe('application/json')
  })

  it('states for OPTIONS what a page may do', async () => {
    const response = await app.request('/geo/v2/search/json', {
      method: 'OPTIONS',
      headers: { Origin: 'https://a.example', 'Access-Control-Request-Method': 'GET' },
    })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it.each(['/%zz', '/%00', '/geo/v2/%ff/json', '/geo/v2/search/json?api_key=demo&query=%zz'])(
    '%s is a 400',
    async (path) => {
      expect((await app.request(path)).status).toBe(400)
    },
  )

  it('is a 414 for a URL that is too long', async () => {
    const response = await app.request(`/healthz?${'x'.repeat(20_000)}`)
    expect([response.status, await response.json()]).toEqual([
      414,
      { error: { code: 'uri_too_long', message: expect.any(String) } },
    ])
  })

  it('is a 403 for a page of another origin', async () => {
    const { status, body } = await ask(app, 'suggestions', question, {
      headers: { Origin: 'https://a.example' },
    })
    expect([status, body]).toMatchObject([403, { error: { code: 'origin_not_allowed' } }])
  })

  it('is a 429 with the time to wait beyond the rate limit', async () => {
    const keys = new KeyRing([{ ...demoKey, rate: 0.1, burst: 1 }])
    const slow = createTestApp({}, { keys })
    expect((await ask(slow, 'suggestions', question)).status).toBe(200)
    const { status, headers } = await ask(slow, 'suggestions', question)
    expect([status, headers.get('retry-after')]).toEqual([429, '10'])
  })
})

describe('an error of the engine', () => {
  const failing = (error: unknown): Hono<AppEnv> => {
    const match = () => Promise.reject(error)
    return createTestApp({ store: { ...createMemoryStore(records), match } })
  }

  it('fails only its request, and reveals nothing of the inside', async () => {
    const broken = failing(new Error('SQLITE_CORRUPT at /srv/data/places.sqlite'))
    const { status, body } = await ask(broken, 'suggestions', question)
    expect([status, body]).toEqual([
      500,
      { error: { code: 'internal', message: expect.not.stringMatching(/SQLITE|srv/) } },
    ])
    expect((await ask(broken, 'brand_list', { country: 'URY' })).status).toBe(200)
  })

  it('from too much work is a 503 with the time to wait', async () => {
    const { status, headers } = await ask(failing(new StoreBusy()), 'suggestions', question)
    expect([status, headers.get('retry-after')]).toEqual([503, '1'])
  })
})

it('work for a client that has disconnected is aborted', async () => {
  const client = new AbortController()
  let stopped = false
  const waiting = createTestApp({
    store: {
      ...createMemoryStore(records),
      match: (_, signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            stopped = true
            reject(signal.reason)
          })
          client.abort()
        }),
    },
  })
  await ask(waiting, 'suggestions', question, { signal: client.signal })
  expect(stopped).toBe(true)
})

it('is ready until it is stopped', async () => {
  const readiness = { ready: true }
  const stopping = createTestApp({}, { readiness })
  expect((await stopping.request('/readyz')).status).toBe(200)
  readiness.ready = false
  expect((await stopping.request('/readyz')).status).toBe(503)
  expect((await stopping.request('/healthz')).status).toBe(200)
})

it('states which of its parts are missing, and is ready as long as there is one', async () => {
  const tiles = { ...noMap, check: () => Promise.reject(new Error('no file')) }
  const health = await createTestApp({ tiles }).request('/readyz')
  expect([health.status, await health.json()]).toEqual([
    200,
    {
      status: 'ready',
      log: 'ok',
      places: { status: 'ok', data: 'test' },
      routes: { status: 'missing', reason: 'This service has no routing engine.' },
      tiles: { status: 'missing', reason: 'no file' },
    },
  ])
  const store = { ...createMemoryStore(records), get: () => Promise.reject(new Error('away')) }
  const withTiles = await createTestApp({ store }).request('/readyz')
  expect([withTiles.status, await withTiles.json()]).toMatchObject([
    200,
    { places: { status: 'missing', reason: 'away' }, tiles: { status: 'ok' } },
  ])
  const without = await createTestApp({ store, tiles }).request('/readyz')
  expect([without.status, await without.json()]).toMatchObject([
    503,
    { error: { code: 'not_ready', message: expect.stringContaining('places: away;') } },
  ])
})

it('works under a base path', async () => {
  const based = createTestApp({}, { basePath: '/places' })
  expect((await based.request('/places/healthz')).status).toBe(200)
  expect((await based.request('/healthz')).status).toBe(404)
})

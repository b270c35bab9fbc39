import { expect, test, vi } from 'vitest'
import { GeoError } from '../errors/GeoError.ts'
import { createProxyHandler, type ProxyOptions } from './index.ts'

const base = { baseUrl: 'https://geo.example/v/', apiKey: 'se cret' }

/** A proxy whose service gives this answer, and the requests that it sent. */
function proxyTo(answer: () => Response | Promise<Response>, options: Partial<ProxyOptions> = {}) {
  const sent: Request[] = []
  const handle = createProxyHandler({
    ...base,
    fetch: async (request) => {
      sent.push(request)
      return answer()
    },
    ...options,
  })
  const get = (path: string, init?: RequestInit): Promise<Response> =>
    handle(new Request(`https://app.example${path}`, init))
  return { get, sent }
}

test('forwards an operation to the service with the key, wherever the proxy is mounted', async () => {
  const { get, sent } = proxyTo(() => Response.json({ suggestions: [] }))
  for (const mount of ['', '/geo-proxy', '/a/b']) {
    const answer = await get(`${mount}/geo/v2/suggestions/json?query=a%20b&api_key=theirs`)
    expect(await answer.json()).toEqual({ suggestions: [] })
  }
  expect(new Set(sent.map(({ url }) => url))).toEqual(
    new Set(['https://geo.example/v/geo/v2/suggestions/json?query=a+b&api_key=se+cret']),
  )
})

test('forwards the language and the cache validators of the browser; drops cookies and other headers', async () => {
  const { get, sent } = proxyTo(() => Response.json({}))
  await get('/geo/v2/search/json', {
    headers: {
      'Accept-Language': 'es',
      'If-None-Match': '"1"',
      Cookie: 'session=1',
      Authorization: 'Bearer 1',
      'X-Forwarded-For': '10.0.0.1',
    },
  })
  expect([...(sent[0]?.headers ?? [])]).toEqual([
    ['accept-language', 'es'],
    ['if-none-match', '"1"'],
  ])
})

test('keeps the response headers that client and caches need, and sets no cookie', async () => {
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Encoding': 'gzip',
    'Content-Length': '7',
    'Content-Type': 'application/json',
    'Retry-After': '9',
    'Set-Cookie': 'a=1',
    Server: 'nginx',
  }
  const { get } = proxyTo(() => new Response('{}', { status: 429, headers }))
  const answer = await get('/geo/v2/search/json')
  expect(answer.status).toBe(429)
  expect([...answer.headers]).toEqual([
    ['cache-control', 'no-store'],
    ['content-type', 'application/json'],
    ['retry-after', '9'],
  ])
})

test.each([
  ['/geo/v2/admin/json', {}, 404],
  ['/geo/v2/search/json/../../../etc', {}, 404],
  ['/geo/v2/search/json/', {}, 404],
  ['/healthz', {}, 404],
  ['/tiles/1/2/3.png', {}, 404],
  ['/geo/v2/search/json', { method: 'POST' }, 405],
  ['/geo/v2/search/json', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
  [`/geo/v2/search/json?query=${'a'.repeat(9000)}`, {}, 414],
] as const)('refuses %s with %o', async (path, init, status) => {
  const { get, sent } = proxyTo(() => Response.json({}))
  const answer = await get(path, init)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toHaveProperty('error.code')
  expect(sent).toEqual([])
})

test('points the tiles of a style to the proxy, and leaves other URLs unchanged', async () => {
  const style = {
    version: 8,
    sources: {
      base: { type: 'vector', tiles: ['https://geo.example/v/tiles/{z}/{x}/{y}.mvt'] },
      other: { type: 'raster', tiles: ['https://tiles.example/{z}/{x}/{y}.png'] },
      shape: { type: 'geojson', data: 'https://geo.example/v/a.json' },
    },
  }
  const { get, sent } = proxyTo(() => Response.json(style))
  const answer = await (await get('/geo-proxy/style-dark.json?x=1')).json()
  expect(sent[0]?.url).toBe('https://geo.example/v/style-dark.json')
  expect(answer.sources.base.tiles).toEqual(['https://app.example/geo-proxy/tiles/{z}/{x}/{y}.mvt'])
  expect({ ...answer.sources, base: style.sources.base }).toEqual(style.sources)
})

test('uses the public origin behind a load balancer', async () => {
  const tiles = ['https://geo.example/v/tiles/{z}/{x}/{y}.mvt']
  const { get } = proxyTo(() => Response.json({ sources: { base: { tiles } } }), {
    origin: 'https://www.example',
  })
  const { sources } = await (await get('/style.json')).json()
  expect(sources.base.tiles).toEqual(['https://www.example/tiles/{z}/{x}/{y}.mvt'])
})

test('forwards a tile unchanged and without the key, and answers 304 for a cached one', async () => {
  const bytes = new Uint8Array([26, 0, 255])
  const { get, sent } = proxyTo(() => new Response(bytes, { headers: { ETag: 'W/"1"' } }))
  const answer = await get('/tiles/1/0/1.mvt?api_key=1')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
  expect(answer.headers.get('etag')).toBe('W/"1"')
  expect(sent[0]?.url).toBe('https://geo.example/v/tiles/1/0/1.mvt')
  const known = proxyTo(() => new Response(null, { status: 304 }))
  expect((await known.get('/tiles/1/0/1.mvt')).status).toBe(304)
})

test('forwards neither styles nor tiles with the map turned off', async () => {
  const { get, sent } = proxyTo(() => Response.json({}), { map: false })
  expect((await get('/style.json')).status).toBe(404)
  expect((await get('/tiles/1/0/1.mvt')).status).toBe(404)
  expect(sent).toEqual([])
})

test.each([
  ['a redirect, which the key does not follow', () => Response.redirect('https://else.example')],
  ['no service', () => Promise.reject(new TypeError('fetch failed: se cret'))],
])('answers %s with a 502 without the reason', async (_, answer) => {
  const failed = await proxyTo(answer).get('/geo/v2/search/json')
  expect(failed.status).toBe(502)
  expect(await failed.text()).not.toMatch(/cret|else/)
})

test.each(['se cret', 'se%20cret'])(
  'removes the body of an error that repeats the key as %s',
  async (key) => {
    const body = { error: { code: 'unauthorized', message: `No such key: ${key}` } }
    const failed = await proxyTo(() => Response.json(body, { status: 401 })).get(
      '/geo/v2/search/json',
    )
    expect(failed.status).toBe(401)
    expect(await failed.text()).toBe('{}')
  },
)

test('forwards an error of the service', async () => {
  const body = { error: { code: 'bad_parameter', message: 'No.', parameter: 'limit' } }
  const failed = await proxyTo(() => Response.json(body, { status: 400 })).get(
    '/geo/v2/search/json',
  )
  expect(failed.status).toBe(400)
  expect(await failed.json()).toEqual(body)
})

test('answers 504 when the service does not answer in time', async () => {
  const { get } = proxyTo(() => Response.json({}), {
    timeout: 20,
    fetch: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  })
  expect((await get('/geo/v2/search/json')).status).toBe(504)
})

test('aborts the request when the browser disconnects', async () => {
  const controller = new AbortController()
  const aborted = vi.fn()
  const { get } = proxyTo(() => Response.json({}), {
    fetch: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted()
          reject(signal.reason)
        })
      }),
  })
  const answer = get('/geo/v2/search/json', { signal: controller.signal })
  await Promise.resolve()
  controller.abort(new Error('gone'))
  await expect(answer).rejects.toThrow('gone')
  expect(aborted).toHaveBeenCalledOnce()
})

test('gets the key from a function for each request, and fails if it throws', async () => {
  let made = 0
  const { get, sent } = proxyTo(() => Response.json({}), { apiKey: async () => `k${++made}` })
  await get('/geo/v2/search/json')
  await get('/geo/v2/search/json')
  expect(sent.map(({ url }) => new URL(url).searchParams.get('api_key'))).toEqual(['k1', 'k2'])
  const none = proxyTo(() => Response.json({}), {
    apiKey: () => Promise.reject(new Error('vault')),
  })
  expect((await none.get('/geo/v2/search/json')).status).toBe(502)
  expect(none.sent).toEqual([])
})

test.each(['', '/geo', 'ftp://geo.example', 'https://user:pass@geo.example'])(
  'refuses a base URL like %j when it is created',
  (baseUrl) => {
    const create = (): unknown => createProxyHandler({ baseUrl })
    expect(create).toThrow(GeoError)
    expect(create).toThrow('createProxyHandler: `baseUrl` must be an absolute http(s) URL.')
  },
)

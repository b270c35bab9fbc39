import { afterEach, describe, expect, test, vi } from 'vitest'
import { answering } from '../../test/answering.ts'
import { suggest } from '../operations/suggest.ts'
import { createConnection } from './connection.ts'
import { mayStore } from './stored.ts'

const near = { latitude: 0, longitude: 0 }
const query = { query: 'a', near }
const body = { suggests: [] }

afterEach(() => vi.unstubAllGlobals())

test.each(['https://geo.example', 'https://geo.example/', 'https://geo.example/base//'])(
  'a base URL with or without a slash: %s',
  async (baseUrl) => {
    const { client, sent } = answering(body, {}, { baseUrl })
    await client.suggest(query)
    expect(sent[0]?.pathname).toMatch(/^(\/base)?\/geo\/v2\/suggestions\/json$/)
  },
)

test.each([
  'geo.example',
  'ftp://geo.example',
  'https://user:pw@geo.example',
  'https://geo.example/?key=1',
  'https://geo.example/#x',
  '//geo.example',
  '/\\geo.example',
  '',
])('refuses the base URL %j when the connection is made', (baseUrl) => {
  expect(() => createConnection({ baseUrl })).toThrow(
    expect.objectContaining({ kind: 'request', parameter: 'baseUrl' }),
  )
})

test('a path as the base URL is an error on a server that names the remedy', async () => {
  const { client, sent } = answering(body, {}, { baseUrl: '/api' })
  await expect(client.suggest(query)).rejects.toMatchObject({
    kind: 'request',
    parameter: 'serverBaseUrl',
    message: expect.stringContaining('serverBaseUrl'),
  })
  expect(sent).toEqual([])
})

test('a path as the base URL uses the page’s origin in a browser, serverBaseUrl on a server, and one cache scope', async () => {
  const bases = { baseUrl: '/api', serverBaseUrl: 'http://internal.example:8080/api' }
  const { client, sent } = answering(body, {}, bases)
  await client.suggest(query)
  vi.stubGlobal('location', { href: 'https://app.example/deep/page?x=1' })
  await client.suggest(query)
  expect(sent.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'http://internal.example:8080/api/geo/v2/suggestions/json',
    'https://app.example/api/geo/v2/suggestions/json',
  ])
  expect(client.scope).toBe(createConnection({ baseUrl: '/api' }).scope)
})

test('a key function is called for each request, and no key is sent without one', async () => {
  let asked = 0
  const withFunction = answering(body, {}, { apiKey: async () => `key-${++asked}` })
  await withFunction.client.suggest(query)
  await withFunction.client.suggest(query)
  expect(withFunction.sent.map((url) => url.searchParams.get('api_key'))).toEqual([
    'key-1',
    'key-2',
  ])
  const sent: string[] = []
  const connection = createConnection({
    baseUrl: 'https://geo.example',
    fetch: async (url) => {
      sent.push(String(url))
      return Response.json(body)
    },
  })
  await connection.request({ operation: 'x', path: 'x', parameters: {} })
  expect(sent).toEqual(['https://geo.example/geo/v2/x/json'])
})

test('a key function that throws is an error of kind key, without the thrown message', async () => {
  const { client, sent } = answering(
    body,
    {},
    {
      apiKey: () => {
        throw new Error('token=abc')
      },
    },
  )
  const error: Error = await client.suggest(query).then(
    () => expect.unreachable(),
    (reason) => reason,
  )
  expect(error).toMatchObject({ kind: 'key' })
  expect(`${error.message}${error.stack}${error.cause}`).not.toContain('token=abc')
  expect(sent).toEqual([])
})

test('sends the language as a header, and otherwise leaves it to the browser', async () => {
  const headers: (string | null)[] = []
  const fetch: typeof globalThis.fetch = async (_, init) => {
    headers.push(new Headers(init?.headers).get('accept-language'))
    return Response.json(body)
  }
  const connection = createConnection({ baseUrl: 'https://geo.example', fetch })
  await suggest(connection, query)
  await suggest({ ...connection, language: 'de-AT' }, query)
  await suggest({ ...connection, language: 'العربية' }, query)
  expect(headers).toEqual([null, 'de-AT', null])
})

test('accepts a language with an underscore, and ignores an invalid tag', () => {
  const baseUrl = 'https://geo.example'
  expect(createConnection({ baseUrl, language: 'de_DE' }).language).toBe('de-DE')
  expect(createConnection({ baseUrl, language: 'no such tag' }).language).toBeUndefined()
})

describe('a mock of `fetch`', () => {
  const ask = (response: unknown) => {
    // Mocks in tests are seldom typed.
    const fetch = (async () => response) as typeof globalThis.fetch
    return suggest(createConnection({ baseUrl: 'https://geo.example', fetch }), query)
  }
  const suggests = [{ search_filter: 'f', line1: 'Café' }]

  test.each([
    { ok: true, status: 200, json: async () => ({ suggests }) },
    { ok: true, json: async () => ({ suggests }) },
    { ok: true, status: 200, headers: {}, text: async () => JSON.stringify({ suggests }) },
  ])('reads a response without headers or a stream: %j', async (response) => {
    expect((await ask(response)).suggestions).toMatchObject([{ line1: 'Café' }])
  })

  test('an error without headers has the kind of its status', async () => {
    const response = { ok: false, status: 429, json: async () => ({}) }
    await expect(ask(response)).rejects.toMatchObject({ kind: 'limit', status: 429 })
  })

  test.each([undefined, null, 'text', { suggests }])(
    'the error for %j names `fetch`',
    async (response) => {
      await expect(ask(response)).rejects.toMatchObject({
        kind: 'request',
        parameter: 'fetch',
        message: expect.stringContaining('`fetch` must be a function that returns a `Response`'),
      })
    },
  )
})

test('transformRequest adds headers and parameters, and does not see the key', async () => {
  const seen: string[] = []
  const headers: (string | null)[] = []
  const { client } = answering(
    body,
    {},
    {
      transformRequest: (request) => {
        seen.push(request.url.href)
        request.headers.set('x-trace', '1')
        const url = new URL(request.url)
        url.searchParams.set('trace', 'é')
        return { ...request, url }
      },
      fetch: async (url, init) => {
        seen.push(String(url))
        headers.push(new Headers(init?.headers).get('x-trace'))
        return Response.json(body)
      },
    },
  )
  await client.suggest(query)
  expect(seen[0]).not.toContain('secret-key')
  expect(seen[1]).toContain('trace=%C3%A9&api_key=secret-key')
  expect(headers).toEqual(['1'])
})

test('an exception of transformRequest is an error that names it, and sends nothing', async () => {
  const cause = new Error('token=abc')
  const transformRequest = () => Promise.reject(cause)
  const { client, sent } = answering(body, {}, { transformRequest })
  const error = await client.suggest(query).catch((reason) => reason)
  expect(error).toMatchObject({ kind: 'request', parameter: 'transformRequest', cause })
  expect(`${error.message}${JSON.stringify(error)}`).not.toContain('token=abc')
  expect(sent).toEqual([])
})

test.each([
  new TypeError('Failed to fetch'),
  new TypeError('Failed to fetch (geo.example)'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new TypeError('The Internet connection appears to be offline.'),
  new TypeError('Network request failed'),
  new TypeError('fetch failed'),
  new DOMException('The operation timed out.', 'TimeoutError'),
  new Error('connect ECONNREFUSED 127.0.0.1:1'),
])('the message of a failed connection is a network error: %s', async (thrown) => {
  const { client } = answering(body, {}, { fetch: () => Promise.reject(thrown) })
  const error = await client.suggest(query).catch((reason) => reason)
  expect(error).toMatchObject({ kind: 'network', retryable: true })
  expect(error.cause).toBeUndefined()
})

test.each([
  new ReferenceError('token is not defined'),
  new TypeError("Cannot read properties of undefined (reading 'get')"),
  new Error('Signed out.'),
  'signed out',
  undefined,
])('a mistake in the app’s fetch is a request error, which is not retried: %s', async (cause) => {
  const { client } = answering(body, {}, { fetch: () => Promise.reject(cause) })
  const error = await client.suggest(query).catch((reason) => reason)
  expect(error).toMatchObject({ kind: 'request', parameter: 'fetch', retryable: false })
  expect(error.cause).toBe(cause)
  expect(error.message).toContain('`fetch` failed')
})

test('the cache scope distinguishes services and does not contain the key', () => {
  const base = { baseUrl: 'https://geo.example' }
  const scope = createConnection(base).scope
  expect(createConnection({ baseUrl: 'https://geo.example/' }).scope).toBe(scope)
  expect(createConnection({ ...base, apiKey: 'a' }).scope).toBe(scope)
  expect(createConnection({ ...base, apiKey: 'b' }).scope).toBe(scope)
  const others = [
    createConnection({ baseUrl: 'https://other.example' }),
    createConnection({ ...base, wire: { searchType: 'x' } }),
    createConnection({ ...base, scope: 'tenant' }),
  ].map((connection) => connection.scope)
  expect(new Set([scope, ...others]).size).toBe(4)
})

test('no property of a client contains the key', () => {
  const { client } = answering(body)
  expect(JSON.stringify(client)).not.toContain('secret-key')
  expect(Object.values(client).map(String).join()).not.toContain('secret-key')
})

test('wire.errorKinds and wire.errorBody: a deployment with its own errors', async () => {
  const { client } = answering(
    { fault: { id: 'quota_used', field: 'query' } },
    { status: 402 },
    {
      wire: {
        errorKinds: { 402: 'limit' },
        errorBody: () => ({ code: 'quota_used', parameter: 'query' }),
      },
    },
  )
  await expect(client.suggest(query)).rejects.toMatchObject({
    kind: 'limit',
    status: 402,
    code: 'quota_used',
    parameter: 'query',
    retryable: true,
  })
})

test('drops the code and the parameter of an error body that repeats the key', async () => {
  const apiKey = 'SECRETKEY123'
  const repeats = { errorBody: () => ({ code: `no_${apiKey}`, parameter: apiKey }) }
  const { client } = answering({}, { status: 400 }, { apiKey, wire: repeats })
  const error = await client.suggest(query).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ kind: 'request', code: undefined, parameter: undefined })
  expect(String(error)).not.toContain(apiKey)
})

test('an exception of wire.errorBody, such as for HTML of a proxy, does not hide the error', async () => {
  const errorBody = () => {
    throw new TypeError('no error in it')
  }
  const { client } = answering('<h1>Bad gateway</h1>', { status: 502 }, { wire: { errorBody } })
  await expect(client.suggest(query)).rejects.toMatchObject({ kind: 'service', status: 502 })
})

test.each([2 ** 31, Number.POSITIVE_INFINITY])(
  'a timeout of %d ms, longer than a timer can wait, is ignored',
  async (timeout) => {
    const fetch = async (): Promise<Response> => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return Response.json(body)
    }
    const { client } = answering(body, {}, { timeout, fetch })
    expect(await client.suggest(query)).toEqual({ suggestions: [] })
  },
)

test('does not store answers when the terms of the provider forbid it, even without a header', () => {
  const terms = { map: 'any', attribution: [], uses: 'any' } as const
  const scopeOf = (name: string, store: boolean): string =>
    createConnection({
      baseUrl: `https://${name}.example`,
      capabilities: { terms: { ...terms, store } },
    }).scope
  expect(mayStore(scopeOf('a', false), 'suggest')).toBe(false)
  expect(mayStore(scopeOf('b', true), 'suggest')).toBe(true)
})

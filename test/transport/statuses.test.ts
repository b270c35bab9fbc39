import { createGeoClient } from '@signpost/client'
import { expect, test, vi } from 'vitest'
import { failureOf, good, key, query, serve, serving, text } from './serving.ts'

test.each([
  [400, 'request'],
  [401, 'key'],
  [403, 'key'],
  [404, 'not-found'],
  [405, 'request'],
  [408, 'timeout'],
  [414, 'request'],
  [429, 'limit'],
  [500, 'service'],
  [501, 'service'],
  [502, 'service'],
  [503, 'service'],
  [504, 'service'],
])(
  '%i is a typed error of kind %s after one request, without the key even when the body repeats it',
  async (status, kind) => {
    const consoleLines = (['log', 'warn', 'error', 'info'] as const).map((level) =>
      vi.spyOn(console, level),
    )
    const { client, server } = await serving((request, response) => {
      const echo = {
        code: `no_${key}`,
        message: `bad key ${key} in ${request.url}`,
        parameter: key,
      }
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: echo }))
    })
    const error = await failureOf(client.suggest(query))
    expect(error).toMatchObject({ kind, status, operation: 'suggest' })
    expect(error.code).toBeUndefined()
    expect(server.requests).toHaveLength(1)
    for (const line of consoleLines) expect(line).not.toHaveBeenCalled()
  },
)

test('an error is retryable when a later attempt can succeed', async () => {
  const retryable: Record<number, boolean> = {}
  for (const status of [400, 401, 403, 404, 408, 429, 500, 501, 502, 503, 504]) {
    const { client } = await serving(text('', 'text/plain', status))
    retryable[status] = (await failureOf(client.suggest(query))).retryable
  }
  expect(retryable).toEqual({
    400: false,
    401: false,
    403: false,
    404: false,
    408: true,
    429: true,
    500: true,
    501: false,
    502: true,
    503: true,
    504: true,
  })
})

test.each([
  [307, 'redirects, and the API key does not follow. Set `baseUrl` to its target (307).'],
  [400, 'refused the request. Check its parameters (400).'],
  [401, 'refused the API key. Check it and its restrictions (401).'],
  [404, 'has no such URL. Check `baseUrl`, which ends before `/geo/v2/` (404).'],
  [408, 'failed. Try again later (408).'],
  [429, 'got too many requests. Try again later (429).'],
  [500, 'failed. Try again later (500).'],
  [501, 'does not offer this (501).'],
  [503, 'failed. Try again later (503).'],
])('a %i has the message: %s', async (status, advice) => {
  const { client } = await serving((_request, response) => {
    response.writeHead(status).end()
  })
  const { message } = await failureOf(client.suggest(query))
  expect(message).toBe(`suggest: the service ${advice}`)
})

test.each([
  ['as it is', 'The value abc-1 of search_center is no coordinate.'],
  [
    'with dots instead of a long word that may be a key',
    'Bad key AIzaSyD-1234567890_abcdef in search_center.',
    'Bad key … in search_center.',
  ],
  [
    'with dots instead of a key in a URL',
    'No access to https://geo.example/geo/v2/?api_key=0123456789abcdef0123456789abcdef&q=a',
    'No access to https://geo.example/geo/v2/?api_key=…&q=a',
  ],
  ['up to 400 characters', 'word '.repeat(100), 'word '.repeat(80)],
])(
  'an error has the code and parameter of the service, and its sentence %s',
  async (_name, sentence, shown = sentence) => {
    const body = { error: { code: 'bad_value', message: sentence, parameter: 'search_center' } }
    const { client } = await serving(text(JSON.stringify(body), 'application/json', 400))
    const error = await failureOf(client.suggest(query))
    expect(error).toMatchObject({ code: 'bad_value', parameter: 'search_center' })
    expect(error.message).toBe(
      `suggest: the service refused the request. Check its parameters (400, bad_value, search_center). ${shown}`,
    )
  },
)

test.each([
  ['that repeats the key', `Bad key ${key}.`],
  ['that repeats the URL with the key', `Bad address /geo/v2/suggest/json?api_key=${key}&q=a`],
  ['that repeats the key after 400 characters', `${'word '.repeat(100)}${key}`],
  ['that is no sentence', { text: 'prose' }],
])('an error has no sentence %s', async (_name, sentence) => {
  const body = { error: { code: 'bad_value', message: sentence, parameter: 'search_center' } }
  const { client } = await serving(text(JSON.stringify(body), 'application/json', 400))
  expect((await failureOf(client.suggest(query))).message).toBe(
    'suggest: the service refused the request. Check its parameters (400, bad_value, search_center).',
  )
})

test.each([
  ['HTML', '<h1>502 Bad Gateway</h1>', 'text/html'],
  ['nothing', '', 'text/plain'],
  ['broken JSON', '{"error":', 'application/json'],
  ['a list', '[1]', 'application/json'],
  ['a deep body', `${'['.repeat(100_000)}`, 'application/json'],
  ['a megabyte', 'x'.repeat(1 << 20), 'text/plain'],
])('reads an error with %s as its body', async (_name, body, type) => {
  const { client } = await serving(text(body, type, 502))
  expect(await failureOf(client.suggest(query))).toMatchObject({ kind: 'service', status: 502 })
})

test.each([
  ['7', 7],
  ['0', 0],
  ['Sat, 21 Nov 2020 12:00:00 GMT', 0],
  ['1e99', 1_209_600],
  ['999999999999', 1_209_600],
])('reads Retry-After %s', async (header, retryAfter) => {
  for (const status of [429, 503]) {
    const { client } = await serving((_request, response) => {
      response.writeHead(status, { 'retry-after': header }).end()
    })
    expect((await failureOf(client.suggest(query))).retryAfter).toBe(retryAfter)
  }
})

test.each([301, 302, 303, 307, 308])(
  'a %i to another origin does not receive the API key',
  async (status) => {
    const other = await serve(text(good))
    const { client } = await serving((request, response) => {
      response.writeHead(status, { location: `${other.baseUrl}${request.url}` }).end()
    })
    const error = await failureOf(client.suggest(query))
    expect(error).toMatchObject({ kind: 'service', status, retryable: false })
    expect(error.message).toMatch(/`baseUrl`/)
    expect(other.requests).toHaveLength(0)
  },
)

test('follows redirects behind a proxy that has the key', async () => {
  const other = await serve(text(good))
  const server = await serve((request, response) => {
    response.writeHead(302, { location: `${other.baseUrl}${request.url}` }).end()
  })
  const client = createGeoClient({ baseUrl: server.baseUrl })
  expect((await client.suggest(query)).suggestions).toHaveLength(1)
})

import type { RequestListener, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { type ConnectionOptions, createGeoClient, type GeoClient, GeoError } from '@signpost/client'
import { afterEach, expect, test, vi } from 'vitest'
import { type HostileServer, startHostileServer } from './hostileServer.ts'

const key = 'k3y-that-must-not-show'
const query = { query: 'a', center: { latitude: 0, longitude: 0 } }
const good = JSON.stringify({ suggests: [{ search_filter: 'f', line1: 'Found' }] })
const servers: HostileServer[] = []

afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function serve(answer: RequestListener): Promise<HostileServer> {
  const server = await startHostileServer(answer)
  servers.push(server)
  return server
}

async function serving(
  answer: RequestListener,
  options: Partial<ConnectionOptions> = {},
): Promise<{ server: HostileServer; client: GeoClient }> {
  const server = await serve(answer)
  return { server, client: createGeoClient({ baseUrl: server.baseUrl, apiKey: key, ...options }) }
}

/** What the call failed with: always a `GeoError`, and never one that shows the key. */
async function failureOf(call: Promise<unknown>): Promise<GeoError> {
  const error: unknown = await call.then(
    (value) => expect.unreachable(`answered ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(GeoError)
  if (!(error instanceof GeoError)) throw error
  const shown = `${error.message} ${error.stack} ${String(error.cause)} ${JSON.stringify(error)} ${Object.values(error).join()}`
  expect(shown).not.toContain(key)
  return error
}

const text =
  (body: string | Buffer, type = 'application/json', status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }

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
  '%i is a typed error of kind %s, asked once, the key nowhere even when the body echoes it',
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

test('retryable is what can succeed later', async () => {
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

test('the service’s code and parameter are told, its prose is not', async () => {
  const body = { error: { code: 'bad_value', message: 'prose', parameter: 'search_center' } }
  const { client } = await serving(text(JSON.stringify(body), 'application/json', 400))
  const error = await failureOf(client.suggest(query))
  expect(error).toMatchObject({ code: 'bad_value', parameter: 'search_center' })
  expect(error.message).toContain('search_center')
  expect(error.message).not.toContain('prose')
})

test.each([
  ['HTML', '<h1>502 Bad Gateway</h1>', 'text/html'],
  ['nothing', '', 'text/plain'],
  ['broken JSON', '{"error":', 'application/json'],
  ['a list', '[1]', 'application/json'],
  ['a deep body', `${'['.repeat(100_000)}`, 'application/json'],
  ['a megabyte', 'x'.repeat(1 << 20), 'text/plain'],
])('an error with %s as its body', async (_name, body, type) => {
  const { client } = await serving(text(body, type, 502))
  expect(await failureOf(client.suggest(query))).toMatchObject({ kind: 'service', status: 502 })
})

test.each([
  ['7', 7],
  ['0', 0],
  [new Date(Date.now() - 60_000).toUTCString(), 0],
  ['1e99', 86_400],
  ['999999999999', 86_400],
])('Retry-After %s', async (header, retryAfter) => {
  for (const status of [429, 503]) {
    const { client } = await serving((_request, response) => {
      response.writeHead(status, { 'retry-after': header }).end()
    })
    expect((await failureOf(client.suggest(query))).retryAfter).toBe(retryAfter)
  }
})

test.each([
  ['HTML', '<!doctype html><title>Sign in</title>'],
  ['an empty body', ''],
  ['NaN', 'NaN'],
  ['truncated JSON', good.slice(0, -3)],
  ['null', 'null'],
  ['an array', '[]'],
  ['a string', '"text"'],
  ['{}', '{}'],
  ['a list of nothing readable', '{"suggests":[null,7,{"line1":{}}]}'],
  ['a list that is none', '{"suggests":{"0":{"line1":"a"}}}'],
])('200 with %s is a decode error, never "no results"', async (_name, body) => {
  const { client } = await serving(text(body))
  expect(await failureOf(client.suggest(query))).toMatchObject({ kind: 'decode', retryable: false })
})

test('the same holds for every operation', async () => {
  const { client } = await serving(text('{}'))
  const point = { latitude: 0, longitude: 0 }
  const calls = [
    client.suggest(query),
    client.search(query),
    client.forwardGeocode(query),
    client.reverseGeocode({ coordinate: point }),
    client.listBrands({ country: 'UY' }),
    client.listCategories(),
    client.getDirections({ origin: point, destination: point }),
  ]
  for (const call of calls) expect((await failureOf(call)).kind).toBe('decode')
})

test.each([
  ['a byte order mark', `\ufeff${good}`, 'application/json'],
  ['text/plain', good, 'text/plain'],
  ['no content type', good, ''],
])('%s is accepted', async (_name, body, type) => {
  const { client } = await serving((_request, response) => {
    if (type !== '') response.setHeader('content-type', type)
    response.end(body)
  })
  expect((await client.suggest(query)).suggestions).toHaveLength(1)
})

test('204 is an empty answer', async () => {
  const { client } = await serving((_request, response) => response.writeHead(204).end())
  expect(await client.suggest(query)).toEqual({ suggestions: [] })
})

test('a character split between two packets is read whole', async () => {
  const bytes = Buffer.from(good.replace('Found', 'Žižkov 北京 🏛'))
  const { client } = await serving(async (_request, response) => {
    for (const byte of bytes) {
      if (!response.write(Buffer.of(byte)))
        await new Promise((resolve) => response.once('drain', resolve))
    }
    response.end()
  })
  expect((await client.suggest(query)).suggestions[0]?.line1).toBe('Žižkov 北京 🏛')
})

const cuts: [string, (response: ServerResponse) => void][] = [
  ['before the headers', (response) => response.socket?.destroy()],
  [
    'in the middle of the body',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"suggests":[', () => response.socket?.destroy())
    },
  ],
  ['by a reset', (response) => response.socket?.resetAndDestroy()],
]

test.each(cuts)(
  'a connection cut %s is a network error, with no unhandled rejection',
  async (_where, cut) => {
    const unhandled: unknown[] = []
    const listen = (reason: unknown) => unhandled.push(reason)
    process.on('unhandledRejection', listen)
    const { client } = await serving((_request, response) => cut(response))
    expect(await failureOf(client.suggest(query))).toMatchObject({
      kind: 'network',
      retryable: true,
    })
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', listen)
    expect(unhandled).toEqual([])
  },
)

test('nothing listens: a network error that says what to check', async () => {
  const { client, server } = await serving(text(good))
  await server.close()
  const error = await failureOf(client.suggest(query))
  expect(error.kind).toBe('network')
  expect(error.message).toMatch(/CORS/)
})

const silences: [string, RequestListener][] = [
  ['hangs before the headers', () => {}],
  ['hangs after the headers', (_request, response) => void response.writeHead(200).flushHeaders()],
  [
    'drips',
    (_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write(' '), 5)
      response.on('close', () => clearInterval(drip))
    },
  ],
  [
    'drips in an error',
    (_request, response) => {
      response.writeHead(500)
      const drip = setInterval(() => response.write(' '), 5)
      response.on('close', () => clearInterval(drip))
    },
  ],
]

test.each(silences)(
  'a server that %s: one deadline over connect and body, and the request is aborted',
  async (_how, answer) => {
    const closed = Promise.withResolvers<void>()
    const { client } = await serving(
      (request, response) => {
        response.on('close', closed.resolve)
        answer(request, response)
      },
      { timeout: 80 },
    )
    expect(await failureOf(client.suggest(query))).toMatchObject({
      kind: 'timeout',
      retryable: true,
    })
    await closed.promise
  },
)

test.each(silences)('aborted by the caller while the server %s', async (_how, answer) => {
  const arrived = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  const { client } = await serving((request, response) => {
    response.on('close', closed.resolve)
    answer(request, response)
    arrived.resolve()
  })
  const controller = new AbortController()
  const failure = failureOf(client.suggest(query, controller))
  await arrived.promise
  controller.abort()
  expect(await failure).toMatchObject({ kind: 'aborted', retryable: false })
  await closed.promise
})

test('already aborted: nothing is sent', async () => {
  const { client, server } = await serving(text(good))
  const failure = await failureOf(client.suggest(query, { signal: AbortSignal.abort() }))
  expect(failure.kind).toBe('aborted')
  expect(server.requests).toHaveLength(0)
})

test('a transport that cannot abort does not hold the caller', async () => {
  const client = createGeoClient({
    baseUrl: 'https://geo.example',
    timeout: 30,
    fetch: () => new Promise(() => {}),
  })
  expect((await failureOf(client.suggest(query))).kind).toBe('timeout')
  const controller = new AbortController()
  const failure = failureOf(client.suggest(query, controller))
  controller.abort()
  expect((await failure).kind).toBe('aborted')
})

test('an abort signal that outlives many calls gathers no listeners', async () => {
  const { client } = await serving(text(good))
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  for (let call = 0; call < 3; call++) await client.suggest(query, { signal })
  expect(added).toHaveBeenCalledTimes(3)
  expect(removed).toHaveBeenCalledTimes(3)
})

test.each([301, 302, 303, 307, 308])(
  'a %i to another origin: the key does not travel',
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

test('behind a proxy that holds the key, redirects are followed', async () => {
  const other = await serve(text(good))
  const server = await serve((request, response) => {
    response.writeHead(302, { location: `${other.baseUrl}${request.url}` }).end()
  })
  const client = createGeoClient({ baseUrl: server.baseUrl })
  expect((await client.suggest(query)).suggestions).toHaveLength(1)
})

test('a very deep answer neither crashes nor is read past what is known', async () => {
  const deep = `{"suggests":[{"line1":"A","search_filter":"f","categories":${'[{"x":'.repeat(50_000)}1${'}]'.repeat(50_000)}}]}`
  const { client } = await serving(text(deep))
  expect((await client.suggest(query)).suggestions[0]).toMatchObject({ line1: 'A', categories: [] })
})

test('a very large answer is cut off and refused', async () => {
  const { client, server } = await serving((_request, response) => {
    const mebibyte = Buffer.alloc(1 << 20, ' ')
    pipeline(Readable.from(Array.from({ length: 80 }, () => mebibyte)), response, () => {})
  })
  const error = await failureOf(client.suggest(query))
  expect(error).toMatchObject({ kind: 'decode' })
  await vi.waitFor(async () => expect(await server.connections()).toBe(0))
})

test('__proto__ and duplicate keys neither pollute nor crash', async () => {
  const body =
    '{"__proto__":{"polluted":1},"places":[{"name":"first","name":"Second","__proto__":{"name":"x"},"location":{"__proto__":{"street":"x"},"city":"C"},"partner_contents":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}]}'
  const { client } = await serving(text(body))
  const { places } = await client.search(query)
  expect(places[0]).toMatchObject({ name: 'Second', address: { city: 'C' } })
  expect(places[0]?.address?.street).toBeUndefined()
  expect(Object.prototype).not.toHaveProperty('polluted')
  expect(Object.getPrototypeOf(places[0]?.partner?.raw)).toBe(Object.prototype)
})

test('answers out of order: each call gets its own', async () => {
  const waiting: (() => void)[] = []
  const { client } = await serving((request, response) => {
    const line1 = new URL(request.url ?? '', 'http://x').searchParams.get('query')
    waiting.push(() => response.end(JSON.stringify({ suggests: [{ search_filter: 'f', line1 }] })))
    if (waiting.length === 3) for (const answer of waiting.reverse()) answer()
  })
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((typed) => client.suggest({ ...query, query: typed })),
  )
  expect(answers.map(({ suggestions }) => suggestions[0]?.line1)).toEqual(['one', 'two', 'three'])
})

test('é & # / ? = % are encoded exactly once', async () => {
  const { client, server } = await serving(text(good))
  const typed = 'é & # / ? = % %25 + \u202e \ud83d\ude00'
  await client.suggest({ ...query, query: typed })
  const url = new URL(server.requests[0]?.url ?? '', server.baseUrl)
  expect(url.searchParams.get('query')).toBe(typed)
  expect(url.searchParams.getAll('query')).toHaveLength(1)
})

test('a blank query sends nothing', async () => {
  const { client, server } = await serving(text(good))
  for (const blank of ['', ' ', '\n\t', '\u00a0']) {
    expect(await failureOf(client.suggest({ ...query, query: blank }))).toMatchObject({
      kind: 'request',
      parameter: 'query',
    })
  }
  expect(server.requests).toHaveLength(0)
})

import { pipeline, Readable } from 'node:stream'
import { createGeoClient, type GeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { failureOf, good, query, serving, text } from './serving.ts'

test.each([
  ['HTML', '<!doctype html><title>Sign in</title>'],
  ['an empty body', ''],
  ['NaN', 'NaN'],
  ['truncated JSON', good.slice(0, -3)],
  ['null', 'null'],
  ['an array', '[]'],
  ['a string', '"text"'],
  ['a list of nothing readable', '{"suggests":[null,7,{"line1":{}}]}'],
  ['another value instead of a list', '{"suggests":{"0":{"line1":"a"}}}'],
])('a 200 with %s is a decode error, never "no results"', async (_name, body) => {
  const { client } = await serving(text(body))
  expect(await failureOf(client.suggest(query))).toMatchObject({ kind: 'decode', retryable: false })
})

const point = { latitude: 0, longitude: 0 }

/** One call of each operation, and its empty result. */
const calls: [name: string, call: (client: GeoClient) => Promise<unknown>, nothing: unknown][] = [
  ['suggest', (client) => client.suggest(query), { suggestions: [] }],
  ['search', (client) => client.search(query), { places: [] }],
  ['forwardGeocode', (client) => client.forwardGeocode(query), { places: [] }],
  ['reverseGeocode', (client) => client.reverseGeocode({ coordinate: point }), null],
  ['listBrands', (client) => client.listBrands({ country: 'UY' }), []],
  ['listCategories', (client) => client.listCategories(), []],
  ['getDirections', (client) => client.getDirections({ origin: point, destination: point }), null],
]

// Some services omit an empty list, and send a missing address or route as an empty object.
test.each(calls)(
  'a 200 with {} is an empty result of %s, after one request',
  async (_name, call, nothing) => {
    const { client, server } = await serving(text('{}'))
    expect(await call(client)).toEqual(nothing)
    expect(server.requests).toHaveLength(1)
  },
)

test.each([
  ['a byte order mark', `\ufeff${good}`, 'application/json'],
  ['text/plain', good, 'text/plain'],
  ['no content type', good, ''],
])('accepts %s', async (_name, body, type) => {
  const { client } = await serving((_request, response) => {
    if (type !== '') response.setHeader('content-type', type)
    response.end(body)
  })
  expect((await client.suggest(query)).suggestions).toHaveLength(1)
})

test.each(calls)(
  'a 204 is an empty result of %s, after one request',
  async (_name, call, nothing) => {
    const { client, server } = await serving((_request, response) => response.writeHead(204).end())
    expect(await call(client)).toEqual(nothing)
    expect(server.requests).toHaveLength(1)
  },
)

test('does not read the body of a 204', async () => {
  const body = new ReadableStream()
  const fetch = async (): Promise<Response> =>
    Object.defineProperty(new Response(body), 'status', { value: 204 })
  const client = createGeoClient({ baseUrl: 'https://geo.example', fetch })
  expect(await client.suggest(query)).toEqual({ suggestions: [] })
  expect(body.locked).toBe(false)
})

test('reads a character that is split between two packets', async () => {
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

test('reads a very deep answer, and skips unknown fields', async () => {
  const deep = `{"suggests":[{"line1":"A","search_filter":"f","categories":${'[{"x":'.repeat(50_000)}1${'}]'.repeat(50_000)}}]}`
  const { client } = await serving(text(deep))
  expect((await client.suggest(query)).suggestions[0]).toMatchObject({ line1: 'A', categories: [] })
})

test('a very large answer is aborted and refused', async () => {
  const { client, server } = await serving((_request, response) => {
    const mebibyte = Buffer.alloc(1 << 20, ' ')
    pipeline(Readable.from(Array.from({ length: 80 }, () => mebibyte)), response, () => {})
  })
  const error = await failureOf(client.suggest(query))
  expect(error).toMatchObject({ kind: 'decode' })
  await expect.poll(() => server.connections()).toBe(0)
})

test('__proto__ and duplicate keys neither pollute prototypes nor crash', async () => {
  const body =
    '{"__proto__":{"polluted":1},"places":[{"name":"first","name":"Second","__proto__":{"name":"x"},"location":{"__proto__":{"street":"x"},"city":"C"},"partner_contents":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}]}'
  const { client } = await serving(text(body))
  const { places } = await client.search(query)
  expect(places[0]).toMatchObject({ name: 'Second', address: { city: 'C' } })
  expect(places[0]?.address?.street).toBeUndefined()
  expect(Object.prototype).not.toHaveProperty('polluted')
  expect(Object.getPrototypeOf(places[0]?.partner?.raw)).toBe(Object.prototype)
})

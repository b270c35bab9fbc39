import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createTestApp, noMap } from '../testing/createTestApp.ts'

const tiles = (bytes: number) => ({
  ...noMap,
  tile: async () => new Uint8Array(bytes).fill(7),
})
const app = createTestApp({ tiles: tiles(5000) })
const gzip = { 'Accept-Encoding': 'gzip, br' }
const around = 'api_key=demo&search_center=-34.9055,-56.1917'

const large = [
  `/geo/v2/search/json?${around}&query=a`,
  '/tiles/1/0/0.mvt',
  '/style.json',
  '/openapi.json',
]

describe('an answer of more than a packet', () => {
  it.each(large)('is compressed for clients that accept it: %s', async (path) => {
    const plain = await app.request(path)
    const packed = await app.request(path, { headers: gzip })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const bytes = Buffer.from(await packed.arrayBuffer())
    expect(gunzipSync(bytes)).toEqual(Buffer.from(await plain.arrayBuffer()))
  })

  it.each(large)('has a Vary header: %s', async (path) => {
    const headers = new Headers(gzip)
    const etag = (await app.request(path, { headers })).headers.get('etag')
    if (etag !== null) headers.set('If-None-Match', etag)
    const answers = await Promise.all([
      app.request(path),
      app.request(path, { headers: gzip }),
      app.request(path, { headers: gzip, method: 'HEAD' }),
      app.request(path, { headers }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, etag === null ? 200 : 304])
    // Two bodies with the same strong tag would be mixed when a download is resumed.
    const tags = answers.slice(0, 2).flatMap(({ headers }) => headers.get('etag') ?? [])
    const strong = tags.filter((tag) => !tag.startsWith('W/'))
    expect(new Set(strong).size).toBe(strong.length)
    for (const answer of answers) {
      expect(answer.headers.get('vary')?.split(', ')).toEqual(
        expect.arrayContaining(['Origin', 'Accept-Encoding']),
      )
    }
  })
})

it('does not compress a small answer', async () => {
  const small = createTestApp({ tiles: tiles(1000) })
  const { headers } = await small.request('/tiles/1/0/0.mvt', { headers: gzip })
  expect(headers.get('content-encoding')).toBeNull()
})

it('compresses a very large answer', async () => {
  const huge = createTestApp({ tiles: tiles(200_000) })
  const answer = await huge.request('/tiles/1/0/0.mvt', { headers: gzip })
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer()))).toHaveLength(200_000)
})

it.each([
  ['gzip', 'gzip'],
  ['br, GZIP;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['gzip; q=0.000, br', null],
  ['br, deflate', null],
  ['', null],
])('a client that accepts %j gets %j', async (accepted, encoding) => {
  const { headers } = await app.request('/style.json', { headers: { 'Accept-Encoding': accepted } })
  expect(headers.get('content-encoding')).toBe(encoding)
})

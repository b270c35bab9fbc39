import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'

const tile = new Uint8Array(5000).fill(7)
const app = createTestApp({ tiles: { tile: async () => tile, close: async () => {} } })
const gzip = { 'Accept-Encoding': 'gzip, br' }

const large = [
  '/geo/v2/category_list/json?api_key=demo',
  '/geo/v2/brand_list/json?api_key=demo&country=URY',
  '/tiles/1/0/0.mvt',
  '/style.json',
  '/openapi.json',
]

describe('an answer that is often large', () => {
  it.each(large)('is packed for who reads it packed: %s', async (path) => {
    const plain = await app.request(path)
    const packed = await app.request(path, { headers: gzip })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('content-length')).toBeNull()
    const bytes = Buffer.from(await packed.arrayBuffer())
    expect(gunzipSync(bytes)).toEqual(Buffer.from(await plain.arrayBuffer()))
  })

  it.each(large)('tells caches that there are two of it: %s', async (path) => {
    const headers = new Headers(gzip)
    const etag = (await app.request(path, { headers })).headers.get('etag') ?? ''
    headers.set('If-None-Match', etag)
    const answers = await Promise.all([
      app.request(path),
      app.request(path, { headers: gzip }),
      app.request(path, { headers: gzip, method: 'HEAD' }),
      app.request(path, { headers }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 304])
    for (const answer of answers) {
      expect(answer.headers.get('vary')?.split(', ')).toEqual(
        expect.arrayContaining(['Origin', 'Accept-Encoding']),
      )
    }
  })
})

it('a page of suggestions fits into a few packets as it is', async () => {
  const path = '/geo/v2/suggestions/json?api_key=demo&search_center=-34.9055,-56.1917&query=teatro'
  const { headers } = await app.request(path, { headers: gzip })
  expect(headers.get('content-encoding')).toBeNull()
})

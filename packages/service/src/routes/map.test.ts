import { describe, expect, it } from 'vitest'
import { StoreBusy } from '../engine/StoreBusy.ts'
import { type TileSource, TilesUnavailable } from '../engine/tiles/TileSource.ts'
import { createTestApp, noMap } from '../testing/createTestApp.ts'

/** Tiles that contain their own number. Column 1 is empty. */
const tiles: TileSource = {
  ...noMap,
  tile: async (z, x, y) => (x === 1 ? null : new TextEncoder().encode(`${z}/${x}/${y}`)),
}
const app = createTestApp({ tiles })

describe('a tile', () => {
  it('needs no key, and may be cached publicly', async () => {
    const response = await app.request('/tiles/12/1408/2472.mvt')
    expect(await response.text()).toBe('12/1408/2472')
    expect(response.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('is a 304 for a client that has it', async () => {
    const etag = (await app.request('/tiles/3/2/2.mvt')).headers.get('etag') ?? ''
    const idle = createTestApp({
      tiles: { ...tiles, tile: () => Promise.reject(new Error('it was cut')) },
    })
    const again = await idle.request('/tiles/3/2/2.mvt', { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const newer = createTestApp({ tiles: { ...tiles, version: async () => 'other' } })
    const other = await newer.request('/tiles/3/2/2.mvt', { headers: { 'If-None-Match': etag } })
    expect(other.status).toBe(200)
  })

  it('without content is a 204', async () => {
    const response = await app.request('/tiles/1/1/0.mvt')
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  it.each([
    '17/0/0',
    '1/2/0',
    '1/0/2',
    '0/0/1',
    '-1/0/0',
    '01/0/0',
    '1.5/0/0',
    'z/x/y',
    '2/0/1e0',
    '2/9999999/0',
    '2/%20/0',
  ])('outside of the map is a 404: %s', async (path) => {
    expect((await app.request(`/tiles/${path}.mvt`)).status).toBe(404)
  })

  it('of another format is a 404', async () => {
    for (const ending of ['', '.png', '.mvt.gz']) {
      expect((await app.request(`/tiles/1/0/0${ending}`)).status).toBe(404)
    }
  })

  it('of a busy map is a 503', async () => {
    const busy = createTestApp({ tiles: { ...tiles, tile: () => Promise.reject(new StoreBusy()) } })
    const response = await busy.request('/tiles/1/0/0.mvt')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('a map that cannot be read', () => {
  const away = createTestApp({
    tiles: { ...tiles, version: () => Promise.reject(new TilesUnavailable('no answer')) },
  })

  it('is a 503 that says so, and is asked for again', async () => {
    const response = await away.request('/tiles/1/0/0.mvt')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await response.json()).error.code).toBe('tiles_unavailable')
  })
})

describe('a style', () => {
  const tilesOf = async (
    path: string,
    options: Parameters<typeof createTestApp>[1],
    headers: Record<string, string> = {},
  ) => {
    const style = await (await createTestApp({}, options).request(path, { headers })).json()
    return style.sources.signpost.tiles
  }
  const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'maps.example, inner' }

  it.each([
    ['what the request was sent to', '/style.json', {}, 'http://localhost'],
    ['its base path too', '/p/style.json', { basePath: '/p' }, 'http://localhost/p'],
    [
      'the public URL',
      '/style.json',
      { publicUrl: 'https://maps.example/p' },
      'https://maps.example/p',
    ],
    ['a proxy that is trusted', '/style.json', { trustProxy: true }, 'https://maps.example'],
  ])('refers to its tiles by %s', async (_, path, options, base) => {
    const headers = 'trustProxy' in options ? forwarded : {}
    expect(await tilesOf(path, options, headers)).toEqual([`${base}/tiles/{z}/{x}/{y}.mvt`])
  })

  it('ignores the headers of an untrusted proxy', async () => {
    const [url] = await tilesOf('/style.json', {}, forwarded)
    expect(url).toMatch(/^http:\/\/localhost\//)
  })

  it.each([
    ['?language=kk', true],
    ['?language=kk-KZ', true],
    ['', false],
    ['?language=%22%5D', false],
    ['?language=constructor', false],
  ])('has names in the language of the page: %s', async (query, isNamed) => {
    const text = await (await app.request(`/style.json${query}`)).text()
    expect(text.includes('"name:kk"')).toBe(isNamed)
    expect(text.includes('coalesce",["get","name:')).toBe(isNamed)
  })

  it('is light or dark, and revalidated each time', async () => {
    const styles = await Promise.all(
      ['/style.json', '/style-dark.json'].map(async (path) => app.request(path)),
    )
    const names = await Promise.all(styles.map(async (style) => (await style.json()).name))
    expect(names).toEqual(['Signpost light', 'Signpost dark'])
    for (const { headers } of styles) {
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.get('etag')).toBeTruthy()
    }
  })
})

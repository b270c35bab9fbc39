import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Position } from '@signpost/client/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMapWriter } from '../../../../build/src/map/createMapWriter.ts'
import { createTileSource } from './createTileSource.ts'
import { tileAt } from './mercator.ts'
import type { TileSource } from './TileSource.ts'
import { readTile } from './testing/readTile.ts'

const plaza: Position = [-56.1913, -34.9059]
const folder = mkdtempSync(join(tmpdir(), 'signpost-tiles-'))
const path = join(folder, 'map.sqlite')
let tiles: TileSource

beforeAll(async () => {
  const writer = createMapWriter(path)
  const [x, y] = plaza
  const line = (tags: Record<string, string>) =>
    writer.add({
      geometry: { type: 'LineString', coordinates: [[x - 0.01, y], plaza, [x + 0.01, y]] },
      tags,
    })
  line({ highway: 'primary', name: 'Avenida 18 de Julio' })
  line({ highway: 'residential', name: 'San José' })
  const point = (tags: Record<string, string>) =>
    writer.add({ geometry: { type: 'Point', coordinates: plaza }, tags })
  point({ amenity: 'cafe', name: 'Café' })
  point({ 'addr:housenumber': '1234' })
  point({ place: 'city', name: 'MONTEVIDEO' })
  point({ place: 'neighbourhood', name: 'Centro' })
  writer.add({
    geometry: { type: 'Point', coordinates: [-56.05, -34.86] },
    tags: { place: 'city', name: 'Paso Carrasco' },
  })
  writer.add({
    geometry: { type: 'Point', coordinates: [71.43, 51.13] },
    tags: { place: 'city', name: 'Астана' },
  })
  expect(writer.finish()).toBeGreaterThan(10_000)
  tiles = await createTileSource(path, 'test')
})
afterAll(async () => {
  await tiles.close()
  rmSync(folder, { recursive: true })
})

const tileOf = async (position: Position, zoom: number) => {
  const [x, y] = tileAt(position, zoom)
  const bytes = await tiles.tile(zoom, x, y)
  return bytes === null ? {} : readTile(bytes)
}
const names = (features: Record<string, unknown>[] = []) => features.map(({ name }) => name)

describe('the base map', () => {
  it('has the world at low zooms', async () => {
    const { land, boundary, place } = await tileOf([0, 0], 0)
    expect(land?.length).toBeGreaterThan(50)
    expect(boundary?.length).toBeGreaterThan(50)
    expect(place).toBeUndefined()
    expect(names((await tileOf(plaza, 3)).place)).toContain('Brazil')
  })

  it('has streets from the zoom at which they are useful', async () => {
    const main = 'Avenida 18 de Julio'
    expect(names((await tileOf(plaza, 7)).road)).toEqual([])
    expect(names((await tileOf(plaza, 9)).road)).toEqual([main])
    expect(names((await tileOf(plaza, 13)).road)).toEqual([main, 'San José'])
  })

  it('has house numbers and small places at high zooms', async () => {
    expect(await tileOf(plaza, 15)).not.toHaveProperty('housenumber')
    const near = await tileOf(plaza, 16)
    expect(near.housenumber).toEqual([{ number: '1234' }])
    expect(names(near.poi)).toEqual(['Café'])
    expect(await tileOf([0.2, 0.2], 16)).not.toHaveProperty('housenumber')
  })

  it('labels a city once, however many sources have it', async () => {
    const { place } = await tileOf(plaza, 11)
    expect(names(place).filter((name) => /montevideo/i.test(String(name)))).toEqual(['Montevideo'])
  })

  it('labels a city with its local name', async () => {
    const astana = await tileOf([71.43, 51.16], 9)
    expect(names(astana.place)).toContain('Астана')
    expect(names(astana.place)).not.toContain('Nur-Sultan')
    const suburbs = await tileOf([-56.16, -34.8], 10)
    expect(names(suburbs.place)).toEqual(expect.arrayContaining(['Las Piedras', 'Paso Carrasco']))
  })

  it('is sea where there is no land, and below the land of every tile', async () => {
    expect(await tileOf([-140, 0], 8)).toEqual({ land: [{ kind: 'ocean' }] })
    const { land } = await tileOf(plaza, 13)
    expect(land?.[0]).toEqual({ kind: 'ocean' })
    expect(land?.length).toBeGreaterThan(1)
  })

  it('builds a tile once for all clients that wait for it', async () => {
    const [x, y] = tileAt(plaza, 14)
    const [first, second] = await Promise.all([tiles.tile(14, x, y), tiles.tile(14, x, y)])
    expect(first).not.toBeNull()
    expect(second).toBe(first)
  })

  it('stops building for a client that has disconnected', async () => {
    await expect(tiles.tile(3, 1, 1, AbortSignal.abort())).rejects.toThrow('abort')
  })
})

describe('a map file that cannot be used', () => {
  it.each([
    ['missing', () => {}],
    ['no database', (file: string) => writeFileSync(file, 'x'.repeat(5000))],
    ['of another layout', (file: string) => new DatabaseSync(file).close()],
  ])('that is %s is refused when it is opened', async (_, make) => {
    const file = join(folder, `${Math.random()}.sqlite`)
    make(file)
    await expect(createTileSource(file, 'test')).rejects.toThrow()
  })
})

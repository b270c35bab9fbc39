import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFakeClock } from '@signpost/testing'
import { Protocol } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createArchiveSource } from '../../../../service/src/engine/tiles/createArchiveSource.ts'
import { createTileSource } from '../../../../service/src/engine/tiles/createTileSource.ts'
import { tileAt } from '../../../../service/src/engine/tiles/mercator.ts'
import {
  type TileSource,
  TilesUnavailable,
} from '../../../../service/src/engine/tiles/TileSource.ts'
import { readTile } from '../../../../service/src/engine/tiles/testing/readTile.ts'
import { type FileHost, serveFile } from '../../../../service/src/testing/serveFile.ts'
import { createMapWriter } from '../createMapWriter.ts'
import { type Entries, encodeDirectories, MOST_ROOT_BYTES } from './encodeDirectories.ts'
import { tilesOfArchive } from './tilesOfArchive.ts'
import { writeArchive } from './writeArchive.ts'

const plaza = [-56.1913, -34.9059] as const
const bounds = { west: -56.2, south: -34.91, east: -56.18, north: -34.9 }
const manifest = { regions: [{ name: 'corner', bounds }], dataId: 'first', sources: [] }
const WORLD_ZOOM = 1
let folder: string
let map: string
let path: string
let host: FileHost
let archive: TileSource
let whole: TileSource

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-archive-'))
  map = join(folder, 'map.sqlite')
  path = join(folder, 'tiles.pmtiles')
  const writer = createMapWriter(map)
  const [x, y] = plaza
  const coordinates: [number, number][] = [
    [x - 0.005, y],
    [x + 0.005, y],
  ]
  writer.add({
    geometry: { type: 'LineString', coordinates },
    tags: { highway: 'primary', name: 'Avenida 18 de Julio' },
  })
  writer.finish()
  await writeArchive(map, path, manifest, { worldZoom: WORLD_ZOOM })
  host = await serveFile(path)
  archive = createArchiveSource(host.url)
  whole = await createTileSource(map, 'first')
})
afterAll(async () => {
  await Promise.all([whole.close(), host.close()])
  await rm(folder, { recursive: true })
})

const layersOf = async (source: TileSource, z: number, x: number, y: number) => {
  const bytes = await source.tile(z, x, y)
  return bytes === null ? {} : readTile(bytes)
}

describe('an archive of tiles on a static host', () => {
  it('has each tile of a region as it is cut from the map', async () => {
    for (const { z, x, y } of tilesOfArchive([bounds], WORLD_ZOOM)) {
      const [read, cut] = await Promise.all([archive.tile(z, x, y), whole.tile(z, x, y)])
      expect(read, `${z}/${x}/${y}`).toEqual(cut)
    }
  })

  it('shows the surroundings of a region from the tile of a lower zoom', async () => {
    const [x, y] = tileAt([2.35, 48.86], 12)
    expect((await layersOf(archive, 12, x, y)).land).not.toEqual([])
    expect(Object.keys(await layersOf(archive, 12, ...tileAt([-30, 40], 12)))).toEqual(['land'])
  })

  it('is read in parts, and each tile once', async () => {
    const [x, y] = tileAt([...plaza], 16)
    await archive.tile(16, x, y)
    const asked = host.ranges.length
    await archive.tile(16, x, y)
    expect(host.ranges.length).toBe(asked)
    expect(host.ranges.every((range) => range.startsWith('bytes='))).toBe(true)
  })

  it('can be read by MapLibre itself, through its protocol', async () => {
    const { tilev4 } = new Protocol()
    const ask = (path: string, type: 'json' | 'arrayBuffer') =>
      tilev4({ url: `pmtiles://${host.url}${path}`, type }, new AbortController())
    const { data } = await ask('', 'json')
    expect(data).toMatchObject({ minzoom: 0, maxzoom: 16 })
    const { west, south, east, north } = bounds
    const corners = [west, south, east, north].map((degrees) => expect.closeTo(degrees, 6))
    expect(data).toMatchObject({ bounds: corners })
    const [x, y] = tileAt([...plaza], 15)
    const tile = await ask(`/15/${x}/${y}`, 'arrayBuffer')
    expect(tile.data).toEqual(await whole.tile(15, x, y))
  })

  it('is read again when another build is published at its url', async () => {
    const clock = createFakeClock({ now: 0 })
    const source = createArchiveSource(host.url, clock)
    const first = await source.version()
    expect(first).toMatch(/^first-/)
    await writeArchive(map, path, { ...manifest, dataId: 'second' }, { worldZoom: WORLD_ZOOM })
    expect(await source.version()).toBe(first)
    clock.advance(61_000)
    await source.version()
    await vi.waitFor(async () => expect(await source.version()).toMatch(/^second-/))
    expect(await source.tile(0, 0, 0)).toEqual(await whole.tile(0, 0, 0))
  })

  it('may be unreachable when a service starts', async () => {
    const port = Number(new URL(host.url).port)
    await host.close()
    const source = createArchiveSource(host.url)
    await expect(source.check()).rejects.toThrow(TilesUnavailable)
    await expect(source.tile(0, 0, 0)).rejects.toThrow(/cannot be read/)
    host = await serveFile(path, port)
    await source.check()
    expect(await source.tile(0, 0, 0)).toEqual(await whole.tile(0, 0, 0))
  })

  it('an interrupted write leaves no file', async () => {
    const stopped = writeArchive(map, join(folder, 'other.pmtiles'), manifest, {
      signal: AbortSignal.abort(new Error('stopped')),
    })
    await expect(stopped).rejects.toThrow('stopped')
    expect((await readdir(folder)).sort()).toEqual(['map.sqlite', 'tiles.pmtiles'])
  })
})

it('directories of many tiles have leaves, and the root fits into the first request', () => {
  const count = 50_000
  const ids = Array.from({ length: count }, (_, index) => index * 3)
  const entries: Entries = {
    ids,
    runs: ids.map(() => 1),
    offsets: ids.map((id) => id * 1000),
    lengths: ids.map((id) => 500 + (id % 499)),
  }
  const { root, leaves } = encodeDirectories(entries)
  expect(root.byteLength).toBeLessThanOrEqual(MOST_ROOT_BYTES)
  expect(leaves.byteLength).toBeGreaterThan(count)
})

import { VectorTile } from '@mapbox/vector-tile'
import { geoJSONToTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { fieldsOf } from '@signpost/adapters'
import { type Clock, systemClock } from '@signpost/client/domain'
import { withDeadline } from '@signpost/server'
import { PbfReader } from 'pbf'
import { FetchSource, PMTiles } from 'pmtiles'
import { LruCache } from '../LruCache.ts'
import { cutOptions } from './createTileCutter.ts'
import { type TileSource, TilesUnavailable } from './TileSource.ts'

/** Cuts a tile from one of a lower zoom that contains it. */
function cutFrom(
  above: Uint8Array<ArrayBuffer>,
  z: number,
  x: number,
  y: number,
): Uint8Array<ArrayBuffer> {
  const layers = Object.values(new VectorTile(new PbfReader(above)).layers).map((layer) => {
    const features = Array.from({ length: layer.length }, (_, index) =>
      layer.feature(index).toGeoJSON(x >> 1, y >> 1, z - 1),
    )
    const tile = geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, cutOptions)
    return [layer.name, tile] as const
  })
  const drawn = layers.filter(([, tile]) => tile.features.length > 0)
  const { extent } = cutOptions
  return Uint8Array.from(fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent }))
}

type Tile = Uint8Array<ArrayBuffer> | null

const CACHE_BYTES = 32 * 2 ** 20
/** The age in milliseconds from which the header is read again, in case the archive was replaced. */
const CHECK_INTERVAL = 60_000
/** The timeout for the host's responses, in milliseconds. */
const HOST_TIMEOUT = 5000

/**
 * Reads tiles from a PMTiles archive on any host that supports range requests. A tile that is not in the archive is cut from the deepest one above
 * it. The host may be unreachable at the start and later.
 */
export function createArchiveSource(url: string, clock: Clock = systemClock): TileSource {
  const source = new FetchSource(url)
  const cache = new LruCache<Tile>({ bytes: CACHE_BYTES })
  let archive = new PMTiles(source)
  let version: string | undefined
  let readAt = 0

  /** Reads the header again, and drops the cached archive if it was replaced. */
  async function check(signal?: AbortSignal): Promise<void> {
    const current = new PMTiles(source)
    const found = await readInTime(signal, async () => {
      const { etag } = await current.getHeader()
      const metadata = await current.getMetadata()
      const build = String(fieldsOf(metadata).version ?? '')
      // The tag distinguishes two archives of one build, if the host sends tags.
      return etag === undefined ? build : `${build}-${etag.replace(/[^\w-]/g, '')}`
    })
    if (found !== version) archive = current
    version = found
    readAt = clock.now()
  }

  async function currentVersion(signal?: AbortSignal): Promise<string> {
    if (version === undefined) await check(signal)
    // The request does not wait for the check; the cached version is used while the host is unreachable.
    else if (clock.now() - readAt > CHECK_INTERVAL) {
      readAt = clock.now()
      check().catch(() => {})
    }
    return version ?? ''
  }

  async function read(z: number, x: number, y: number, signal?: AbortSignal): Promise<Tile> {
    const found = await readInTime(signal, (limited) => archive.getZxy(z, x, y, limited))
    if (found) return new Uint8Array(found.data)
    if (z === 0) return null
    const above = await tile(z - 1, x >> 1, y >> 1, signal)
    return above && cutFrom(above, z, x, y)
  }

  async function tile(z: number, x: number, y: number, signal?: AbortSignal): Promise<Tile> {
    const key = `${await currentVersion(signal)}/${z}/${x}/${y}`
    const known = cache.get(key)
    if (known !== undefined) return known
    const found = await read(z, x, y, signal)
    cache.put(key, found, found?.byteLength ?? 0)
    return found
  }

  return { tile, version: currentVersion, check, close: async () => {} }
}

/** Reads from the host within the timeout. A failure means that there are no tiles now. */
async function readInTime<Found>(
  signal: AbortSignal | undefined,
  read: (signal: AbortSignal) => Promise<Found>,
): Promise<Found> {
  try {
    return await withDeadline(signal, HOST_TIMEOUT, read)
  } catch (cause) {
    signal?.throwIfAborted()
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new TilesUnavailable(`the archive of tiles cannot be read (${reason})`, { cause })
  }
}

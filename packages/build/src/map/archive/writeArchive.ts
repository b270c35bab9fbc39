import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import {
  createWorkerPool,
  DEEPEST_TILE,
  type Manifest,
  mapLayers,
  startTileWorker,
  type TileQuestion,
} from '@signpost/service/internal'
import { type Entries, encodeDirectories, MOST_ROOT_BYTES } from './encodeDirectories.ts'
import { encodeHeader, HEADER_BYTES } from './encodeHeader.ts'
import { tilesOfArchive } from './tilesOfArchive.ts'

/** The number of tiles that are cut in parallel and written together. */
const BATCH_TILES = 256
/** The offset of the first tile, after the space for the header and the root directory. */
const FIRST_OFFSET = HEADER_BYTES + MOST_ROOT_BYTES

export interface ArchiveOptions {
  /** The deepest zoom with tiles of the whole world; deeper tiles only exist for regions. */
  worldZoom?: number
  signal?: AbortSignal
}

/**
 * Cuts the tiles of a map file and writes them to a PMTiles archive (version 3), which any static host can serve. An existing archive is replaced on
 * success. Returns the number of tiles.
 */
export async function writeArchive(
  map: string,
  path: string,
  { regions, dataId, sources }: Pick<Manifest, 'regions' | 'dataId' | 'sources'>,
  { worldZoom = 6, signal }: ArchiveOptions = {},
): Promise<number> {
  const pool = await createWorkerPool<TileQuestion, Uint8Array<ArrayBuffer>>({
    startWorker: () => startTileWorker(map),
    size: availableParallelism(),
    queue: BATCH_TILES,
  })
  const draft = `${path}.building-${process.pid}`
  const file = await open(draft, 'w')
  try {
    const bounds = regions.map((region) => region.bounds)
    const content = createContent()
    const numbers = tilesOfArchive(bounds, worldZoom)
    for (let from = 0; from < numbers.length; from += BATCH_TILES) {
      signal?.throwIfAborted()
      const batch = numbers.slice(from, from + BATCH_TILES)
      const tiles = await Promise.all(
        batch.map(async ({ z, x, y }) => promisify(gzip)(await pool.ask([z, x, y], signal))),
      )
      const fresh = batch.flatMap(({ id }, index) =>
        content.add(id, tiles[index] ?? Buffer.alloc(0)),
      )
      if (fresh.length > 0) {
        const bytes = Buffer.concat(fresh)
        await file.write(bytes, 0, bytes.byteLength, FIRST_OFFSET + content.end - bytes.byteLength)
      }
    }
    const attribution = [...new Set(sources.map((source) => source.attribution))].join('; ')
    const metadata = await promisify(gzip)(
      JSON.stringify({
        name: 'Signpost',
        version: dataId,
        type: 'baselayer',
        attribution,
        vector_layers: mapLayers.map((id) => ({ id, fields: {} })),
      }),
    )
    const { root, leaves } = encodeDirectories(content.entries)
    const header = encodeHeader({
      root: { offset: HEADER_BYTES, length: root.byteLength },
      tiles: { offset: FIRST_OFFSET, length: content.end },
      metadata: { offset: FIRST_OFFSET + content.end, length: metadata.byteLength },
      leaves: {
        offset: FIRST_OFFSET + content.end + metadata.byteLength,
        length: leaves.byteLength,
      },
      counts: [numbers.length, content.entries.ids.length, content.count],
      deepest: DEEPEST_TILE,
      bounds: around(bounds),
    })
    await file.write(Buffer.concat([header, root]), 0, undefined, 0)
    await file.write(Buffer.concat([metadata, leaves]), 0, undefined, FIRST_OFFSET + content.end)
    await file.sync()
    await file.close()
    await rename(draft, path)
    return numbers.length
  } catch (error) {
    await file.close().catch(() => {})
    await rm(draft, { force: true })
    throw error
  } finally {
    await pool.close()
  }
}

/** Collects the distinct contents of tiles, ordered by tile number. Many tiles are equal, such as those of the sea. */
function createContent() {
  const entries: Entries = { ids: [], runs: [], offsets: [], lengths: [] }
  const known = new Map<string, number>()
  const content = { entries, end: 0, count: 0, add }

  /** Adds a tile and returns the bytes to write; empty when an earlier tile has the same content. */
  function add(id: number, tile: Buffer): Buffer[] {
    const digest = createHash('sha256').update(tile).digest('base64url')
    const offset = known.get(digest) ?? content.end
    const last = entries.ids.length - 1
    const isNext = (entries.ids[last] ?? 0) + (entries.runs[last] ?? 0) === id
    if (last >= 0 && isNext && entries.offsets[last] === offset) {
      entries.runs[last] = (entries.runs[last] ?? 0) + 1
      return []
    }
    entries.ids.push(id)
    entries.runs.push(1)
    entries.offsets.push(offset)
    entries.lengths.push(tile.byteLength)
    if (known.has(digest)) return []
    // Only small tiles are compared, because large ones are never equal and the digests of a country's tiles would take gigabytes.
    if (tile.byteLength < 1024) known.set(digest, offset)
    content.end += tile.byteLength
    content.count += 1
    return [tile]
  }

  return content
}

function around(boxes: readonly Manifest['regions'][number]['bounds'][]) {
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  }
}

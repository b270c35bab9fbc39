import type { Worker } from 'node:worker_threads'
import { LruCache } from '../LruCache.ts'
import { createWorkerPool } from '../pool/createWorkerPool.ts'
import { startThread } from '../pool/startThread.ts'
import { openMapFile } from './mapFile.ts'
import { shareWork } from './shareWork.ts'
import type { TileSource } from './TileSource.ts'
import type { TileQuestion } from './tileWorker.ts'

/** The number of tiles that may wait to be cut; further ones are refused. */
const MOST_WAITING = 500
const CACHE_BYTES = 32 * 2 ** 20
/** The limits in megabytes for the JavaScript objects of the thread. */
const limits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 }

type Tile = Uint8Array<ArrayBuffer> | null

/** Cuts tiles of a map file in a separate thread, and caches the latest. `version` is that of the data. */
export async function createTileSource(path: string, version: string): Promise<TileSource> {
  // Reports an unreadable file here, before a thread is started.
  openMapFile(path).close()
  const cache = new LruCache<Tile>({ bytes: CACHE_BYTES })
  const pool = await createWorkerPool<TileQuestion, Tile>({
    startWorker: () => startTileWorker(path),
    size: 1,
    queue: MOST_WAITING,
  })
  const cut = shareWork(async (key, signal) => {
    const [z = 0, x = 0, y = 0] = key.split('/').map(Number)
    const tile = await pool.ask([z, x, y], signal)
    cache.put(key, tile, tile?.byteLength ?? 0)
    return tile
  })

  async function tile(z: number, x: number, y: number, signal?: AbortSignal): Promise<Tile> {
    signal?.throwIfAborted()
    const key = `${z}/${x}/${y}`
    const known = cache.get(key)
    return known === undefined ? cut(key, signal) : known
  }

  return {
    tile,
    version: async () => version,
    check: async (signal) => {
      await tile(0, 0, 0, signal)
    },
    close: () => pool.close(),
  }
}

/** Starts a thread that cuts the tiles of a map file. */
export function startTileWorker(path: string): Worker {
  return startThread('tileWorker', import.meta.url, path, limits)
}

import { Worker } from 'node:worker_threads'
import { StoreBusy } from '../StoreBusy.ts'
import { openMapFile } from './mapFile.ts'
import { TileCache } from './TileCache.ts'
import type { TileSource } from './TileSource.ts'
import type { TileAnswer, TileRequest } from './tileWorker.ts'

/** Tiles that may wait to be cut before others are refused. */
const MOST_WAITING = 500
const CACHE_BYTES = 32 * 2 ** 20

type Tile = Uint8Array<ArrayBuffer> | null

interface Cutting {
  resolve(tile: Tile): void
  reject(error: unknown): void
}

/** Cuts tiles of a map file in a thread of its own, each once as long as it is remembered. */
export function createTileSource(path: string): TileSource {
  // A file that cannot be read is told here and now, not by the thread.
  openMapFile(path).close()
  const worker = new Worker(new URL(workerFile, import.meta.url), { workerData: path })
  const cutting = new Map<number, Cutting>()
  const underWay = new Map<string, Promise<Tile>>()
  const cache = new TileCache(CACHE_BYTES)
  let lastId = 0

  worker.on('message', ({ id, bytes, error }: TileAnswer) => {
    const waiting = cutting.get(id)
    cutting.delete(id)
    if (error === undefined) waiting?.resolve(bytes)
    else waiting?.reject(new Error(error))
  })
  worker.on('error', (error) => {
    for (const { reject } of cutting.values()) reject(error)
    cutting.clear()
  })

  async function cut(key: string, z: number, x: number, y: number): Promise<Tile> {
    if (cutting.size >= MOST_WAITING) throw new StoreBusy()
    try {
      const tile = await new Promise<Tile>((resolve, reject) => {
        const request: TileRequest = { id: ++lastId, z, x, y }
        cutting.set(request.id, { resolve, reject })
        worker.postMessage(request)
      })
      cache.put(key, tile)
      return tile
    } finally {
      underWay.delete(key)
    }
  }

  return {
    async tile(z, x, y, signal) {
      signal?.throwIfAborted()
      const key = `${z}/${x}/${y}`
      const known = cache.get(key)
      if (known !== undefined) return known
      const promise = underWay.get(key) ?? cut(key, z, x, y)
      underWay.set(key, promise)
      return promise
    },
    async close() {
      await worker.terminate()
    },
  }
}

/** Sources run as they are, builds as JavaScript. */
const workerFile = import.meta.url.endsWith('.ts') ? './tileWorker.ts' : './tileWorker.js'

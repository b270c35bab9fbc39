import { parentPort, workerData } from 'node:worker_threads'
import { createTileCutter } from './createTileCutter.ts'
import { openMapFile } from './mapFile.ts'

/** One tile to cut. */
export interface TileRequest {
  id: number
  z: number
  x: number
  y: number
}

/** A cut tile, or why there is none. */
export interface TileAnswer {
  id: number
  bytes: Uint8Array<ArrayBuffer> | null
  error?: string
}

const cut = createTileCutter(openMapFile(String(workerData)))

parentPort?.on('message', ({ id, z, x, y }: TileRequest) => {
  parentPort?.postMessage(answer(id, () => cut(z, x, y)))
})

function answer(id: number, work: () => TileAnswer['bytes']): TileAnswer {
  try {
    return { id, bytes: work() }
  } catch (error) {
    return { id, bytes: null, error: String(error) }
  }
}

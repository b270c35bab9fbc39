import { workerData } from 'node:worker_threads'
import { serveQuestions } from '../pool/serveQuestions.ts'
import { createTileCutter } from './createTileCutter.ts'
import { openMapFile } from './mapFile.ts'

/** Zoom, column and row of a tile. */
export type TileQuestion = readonly [z: number, x: number, y: number]

const cut = createTileCutter(openMapFile(String(workerData)))

serveQuestions(([z, x, y]: TileQuestion) => cut(z, x, y))

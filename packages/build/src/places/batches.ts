import type { DatabaseSync } from 'node:sqlite'
import type { Coordinate } from '@signpost/client/domain'

/** The number of rows of a transaction. */
const BATCH_ROWS = 50_000

/** Splits many writes into transactions: call `next` before each row, `finish` after the last. */
export function batches(database: DatabaseSync): { next(): void; finish(): void } {
  let rows = 0
  return {
    next() {
      if (rows % BATCH_ROWS === 0) {
        if (rows > 0) database.exec('commit')
        database.exec('begin')
      }
      rows += 1
    },
    finish() {
      if (rows > 0) database.exec('commit')
      rows = 0
    },
  }
}

/** The number of blocks per degree; a block is about 500 meters high. */
const BLOCKS_PER_DEGREE = 200
const COLUMNS = 360 * BLOCKS_PER_DEGREE

/** The number of a point's block on a grid of degrees. */
export function blockOf({ latitude, longitude }: Coordinate): number {
  const row = Math.floor((latitude + 90) * BLOCKS_PER_DEGREE)
  return row * COLUMNS + Math.floor((longitude + 180) * BLOCKS_PER_DEGREE)
}

/** True for the same block and for blocks that touch it. */
export function isBeside(a: number, b: number): boolean {
  const rows = Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS)
  const columns = (a % COLUMNS) - (b % COLUMNS)
  return Math.abs(rows) <= 1 && Math.abs(columns) <= 1
}

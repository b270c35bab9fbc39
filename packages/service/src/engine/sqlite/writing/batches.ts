import type { DatabaseSync } from 'node:sqlite'

/** Rows of one transaction. */
const SIZE = 50_000

/** Cuts a long run of writes into transactions: call `next` before each row, `finish` after the last. */
export function batches(database: DatabaseSync): { next(): void; finish(): void } {
  let rows = 0
  return {
    next() {
      if (rows % SIZE === 0) {
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

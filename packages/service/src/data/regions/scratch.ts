import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Position } from '@signpost/client/domain'

/** Kilobytes of a scratch file that are in memory. */
const CACHE = 32_768

/**
 * Opens a file for what a build has to remember: on disk, so that memory stays the same however large a region is. A build that breaks off throws
 * it away, so nothing in it is safe from a crash.
 */
export function openScratch(path: string): DatabaseSync {
  // A defensive database keeps its journal.
  const database = new DatabaseSync(path, { defensive: false })
  database.exec(`
    pragma journal_mode = off; pragma synchronous = off; pragma locking_mode = exclusive; pragma cache_size = -${CACHE};
    pragma temp_store = file; begin
  `)
  return database
}

/** Closes such a file, and removes it. */
export function closeScratch(database: DatabaseSync): void {
  if (!database.isOpen) return
  const path = database.location()
  database.close()
  if (path !== null) rmSync(path, { force: true })
}

/** Positions are whole numbers of ten-millionths of a degree, as OpenStreetMap has them. */
const UNITS_PER_DEGREE = 1e7

/** A line as bytes. */
export function packLine(line: readonly Position[]): Uint8Array {
  const units = new Int32Array(line.length * 2)
  for (const [index, [longitude, latitude]] of line.entries()) {
    units[2 * index] = Math.round(longitude * UNITS_PER_DEGREE)
    units[2 * index + 1] = Math.round(latitude * UNITS_PER_DEGREE)
  }
  return new Uint8Array(units.buffer)
}

/** The line of such bytes; none of anything else. */
export function unpackLine(bytes: unknown): Position[] {
  if (!(bytes instanceof Uint8Array)) return []
  const units = new Int32Array(bytes.slice().buffer)
  return Array.from({ length: units.length / 2 }, (_, index) => [
    (units[2 * index] ?? 0) / UNITS_PER_DEGREE,
    (units[2 * index + 1] ?? 0) / UNITS_PER_DEGREE,
  ])
}

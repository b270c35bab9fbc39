import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Position } from '@signpost/client/domain'

/** The size of a scratch database's cache in memory, in kilobytes. */
const CACHE_KILOBYTES = 32_768

/**
 * Opens a temporary database. A build keeps its data on disk, so that memory stays bounded for a region of any size. It is deleted if the build
 * fails, so it is not protected against crashes.
 */
export function openScratch(path: string): DatabaseSync {
  // A defensive database does not allow turning off the journal.
  const database = new DatabaseSync(path, { defensive: false })
  database.exec(`
    pragma journal_mode = off; pragma synchronous = off; pragma locking_mode = exclusive; pragma cache_size = -${CACHE_KILOBYTES};
    pragma temp_store = file; begin
  `)
  return database
}

/** Closes a temporary database and removes its file. */
export function closeScratch(database: DatabaseSync): void {
  if (!database.isOpen) return
  const path = database.location()
  database.close()
  if (path !== null) rmSync(path, { force: true })
}

/** Positions are stored in units of 100 nanodegrees, as in OpenStreetMap. */
const UNITS_PER_DEGREE = 1e7

/** Encodes a line as bytes. */
export function packLine(line: readonly Position[]): Uint8Array {
  const units = new Int32Array(line.length * 2)
  for (const [index, [longitude, latitude]] of line.entries()) {
    units[2 * index] = Math.round(longitude * UNITS_PER_DEGREE)
    units[2 * index + 1] = Math.round(latitude * UNITS_PER_DEGREE)
  }
  return new Uint8Array(units.buffer)
}

/** Decodes a line from bytes; empty for any other value. */
export function unpackLine(bytes: unknown): Position[] {
  if (!(bytes instanceof Uint8Array)) return []
  const units = new Int32Array(bytes.slice().buffer)
  return Array.from({ length: units.length / 2 }, (_, index) => [
    (units[2 * index] ?? 0) / UNITS_PER_DEGREE,
    (units[2 * index + 1] ?? 0) / UNITS_PER_DEGREE,
  ])
}

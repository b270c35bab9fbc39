import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

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

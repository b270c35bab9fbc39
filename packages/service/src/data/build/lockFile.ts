import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** A lock that its owner has until it is released, or the process ends in any way. */
export interface FileLock {
  /** Gives it back, and removes the file. */
  release(): void
}

/** SQLite's number for a file that another has locked. */
const SQLITE_BUSY = 5

/** Locks a file, which is made when it is not there; undefined when another has it. Node has no locks of its own, SQLite takes the system's. */
export function lockFile(path: string): FileLock | undefined {
  const database = new DatabaseSync(path)
  try {
    // Without the file beside it that SQLite would write.
    database.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
  return {
    release() {
      rmSync(path, { force: true })
      database.close()
    },
  }
}

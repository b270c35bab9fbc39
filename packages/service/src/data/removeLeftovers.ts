import { existsSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A file lock. It is released explicitly, or when the process ends in any way. */
interface FileLock {
  /** Releases the lock and removes the file. */
  release(): void
}

/** SQLite's result code for a file that is locked by another connection. */
const SQLITE_BUSY = 5

/** Locks a file, creating it if it does not exist; undefined when it is locked already. Node has no file locks, so this uses those of SQLite. */
function lockFile(path: string): FileLock | undefined {
  const database = new DatabaseSync(path)
  try {
    // Keeps the journal in memory, so that SQLite writes no second file.
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

const BUILDING = '.building-'
const LOCK = '.lock'

/** The folder in which this process builds the target. */
export function buildingFolder(target: string): string {
  return `${resolve(target)}${BUILDING}${process.pid}`
}

/** The path to which the former folder is moved during a replacement. */
export function previousFolder(target: string): string {
  return `${resolve(target)}.previous`
}

/**
 * Locks a build folder, so that no other process removes it as a leftover; undefined when it is locked already. The lock is taken before the folder
 * is created.
 */
export function lockBuild(folder: string): FileLock | undefined {
  return lockFile(`${folder}${LOCK}`)
}

/** Removes the folders that killed builds have left beside a data folder, but none that a running build uses. Returns a sentence for each. */
export async function removeLeftovers(target: string): Promise<string[]> {
  const leftovers: string[] = []
  for (const path of await listBuilds(resolve(target))) {
    const claim = lockLeftover(path)
    if (claim === undefined) continue
    leftovers.push(await remove(path))
    claim.release()
  }
  const previous = previousFolder(target)
  if (existsSync(target) && existsSync(previous)) leftovers.push(await remove(previous))
  return leftovers
}

async function listBuilds(target: string): Promise<string[]> {
  const start = `${basename(target)}${BUILDING}`
  const names = await readdir(dirname(target)).catch(() => [])
  return names
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .map((name) => join(dirname(target), name))
}

/** Locks a folder whose build has ended; undefined while the build runs, or when its state is unknown. */
function lockLeftover(path: string): FileLock | undefined {
  try {
    return lockBuild(path)
  } catch {
    return undefined
  }
}

async function remove(path: string): Promise<string> {
  const what = `${path}, which a build that was killed had left`
  try {
    await rm(path, { recursive: true, force: true })
    return `Removed ${what}.`
  } catch (error) {
    return `Could not remove ${what}: ${(error as Error).message}.`
  }
}

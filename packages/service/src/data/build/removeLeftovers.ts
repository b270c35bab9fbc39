import { existsSync, rmSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A lock that its owner has until it is released, or the process ends in any way. */
interface FileLock {
  /** Gives it back, and removes the file. */
  release(): void
}

/** SQLite's number for a file that another has locked. */
const SQLITE_BUSY = 5

/** Locks a file, which is made when it is not there; undefined when another has it. Node has no locks of its own, SQLite takes the system's. */
function lockFile(path: string): FileLock | undefined {
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

/** The leftover of a killed build beside a data folder. */
export interface Leftover {
  path: string
  bytes: number
  /** Why it is still there. */
  failure?: string
}

const BUILDING = '.building-'
const LOCK = '.lock'

/** The folder in which this process builds the target. */
export function buildingFolder(target: string): string {
  return `${resolve(target)}${BUILDING}${process.pid}`
}

/** The path of the former folder while it is replaced. */
export function previousFolder(target: string): string {
  return `${resolve(target)}.previous`
}

/** Locks a folder, so that no other process takes it for a leftover; undefined when another process has the lock. It is taken before the folder is created. */
export function lockBuild(folder: string): FileLock | undefined {
  return lockFile(`${folder}${LOCK}`)
}

/** Removes what killed builds have left beside a data folder, and nothing that a running one works on. */
export async function removeLeftovers(target: string): Promise<Leftover[]> {
  const leftovers: Leftover[] = []
  for (const path of await listBuilds(resolve(target))) {
    const claim = claimLeftover(path)
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

/** The lock of a folder whose build is gone; undefined while it runs, and where that is unknown. */
function claimLeftover(path: string): FileLock | undefined {
  try {
    return lockBuild(path)
  } catch {
    return undefined
  }
}

async function remove(path: string): Promise<Leftover> {
  const bytes = await bytesIn(path)
  try {
    await rm(path, { recursive: true, force: true })
    return { path, bytes }
  } catch (error) {
    return { path, bytes, failure: (error as Error).message }
  }
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const sizes = files.map(({ parentPath, name }) =>
    stat(join(parentPath, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}

/** A sentence about the leftover of a build that was killed, and its removal. */
export function nameLeftover({ path, bytes, failure }: Leftover): string {
  const what = `${path} (${Math.ceil(bytes / 1e6)} MB), which a build that was killed had left`
  return failure === undefined ? `Removed ${what}.` : `Could not remove ${what}: ${failure}.`
}

import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type FileLock, lockFile } from './lockFile.ts'

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

/** Says to all who look for leftovers that somebody is at work in a folder; undefined when somebody else is. Taken before the folder is made. */
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

import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { CHECKED_FILE, dataFiles, MANIFEST_FILE } from '../manifest.ts'
import {
  buildingFolder,
  type Leftover,
  lockBuild,
  previousFolder,
  removeLeftovers,
} from './removeLeftovers.ts'

/** All that a data folder has at its top. */
const written = new Set<string>([MANIFEST_FILE, CHECKED_FILE, ...Object.values(dataFiles)])

/**
 * Fills a folder beside `out` and puts it in its place when all is done. Whatever goes wrong before, `out` stays as it was; what a killed
 * process has left behind is removed by the next, which says so through `onLeftover`.
 */
export async function replaceFolder<Result>(
  out: string,
  fill: (folder: string) => Promise<Result>,
  onLeftover: (leftover: Leftover) => void = () => {},
): Promise<Result> {
  const target = resolve(out)
  const folder = buildingFolder(target)
  const previous = previousFolder(target)
  await mkdir(dirname(target), { recursive: true })
  await restoreFolder(target)
  for (const leftover of await removeLeftovers(target)) onLeftover(leftover)
  await refuseOtherFiles(target)
  const lock = lockBuild(folder)
  if (lock === undefined) throw new Error(`Another build of ${target} is under way.`)
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
    const result = await fill(folder)
    if (existsSync(target)) await rename(target, previous)
    await rename(folder, target)
    await rm(previous, { recursive: true, force: true })
    return result
  } finally {
    await rm(folder, { recursive: true, force: true })
    await restoreFolder(target)
    lock.release()
  }
}

/** Puts the former folder back when a process was killed between the two steps of a replacement. */
export async function restoreFolder(target: string): Promise<void> {
  const previous = previousFolder(target)
  if (!existsSync(target) && existsSync(previous)) await rename(previous, target)
}

/** A folder is replaced as a whole: `--out .` must not cost anybody what else is in it. */
async function refuseOtherFiles(target: string): Promise<void> {
  const names = existsSync(target) ? await readdir(target) : []
  const other = names.find((name) => !written.has(name))
  if (other === undefined) return
  throw new Error(
    `${target} would be replaced, and ${other} in it is no part of a data folder: choose another folder.`,
  )
}

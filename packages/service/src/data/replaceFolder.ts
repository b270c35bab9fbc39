import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { CHECKED_FILE, dataFiles, MANIFEST_FILE } from './manifest.ts'
import { buildingFolder, lockBuild, previousFolder, removeLeftovers } from './removeLeftovers.ts'

/** The names of all entries at the top level of a data folder. */
const folderEntries = new Set<string>([MANIFEST_FILE, CHECKED_FILE, ...Object.values(dataFiles)])

/**
 * Fills a temporary folder beside `out` and moves it to `out` on success. `out` is unchanged if anything fails before that. The folders of killed
 * processes are removed and reported through `onLeftover`.
 */
export async function replaceFolder<Result>(
  out: string,
  fill: (folder: string) => Promise<Result>,
  onLeftover: (sentence: string) => void = () => {},
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

/** Moves the former folder back if a process was killed between the two steps of a replacement. */
export async function restoreFolder(target: string): Promise<void> {
  const previous = previousFolder(target)
  if (!existsSync(target) && existsSync(previous)) await rename(previous, target)
}

/** Refuses to replace a folder with other files: `--out .` must not delete them. */
async function refuseOtherFiles(target: string): Promise<void> {
  const names = existsSync(target) ? await readdir(target) : []
  const other = names.find((name) => !folderEntries.has(name))
  if (other === undefined) return
  throw new Error(
    `${target} would be replaced, and ${other} in it is no part of a data folder: choose another folder.`,
  )
}

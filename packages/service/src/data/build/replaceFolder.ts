import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { dataFiles, MANIFEST_FILE } from '../manifest.ts'

const BUILDING = '.building-'
const PREVIOUS = '.previous'

/** All that a build leaves at the top of a folder. */
const written = new Set<string>([MANIFEST_FILE, ...Object.values(dataFiles)])

/**
 * Fills a folder beside `out` and puts it in its place when all is done. Whatever goes wrong before, `out` stays as it was; what a killed
 * process has left behind is removed by the next.
 */
export async function replaceFolder<Result>(
  out: string,
  fill: (folder: string) => Promise<Result>,
): Promise<Result> {
  const target = resolve(out)
  const folder = `${target}${BUILDING}${process.pid}`
  await mkdir(dirname(target), { recursive: true })
  await restoreFolder(target)
  await removeLeftovers(target)
  await refuseOtherFiles(target)
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
    const result = await fill(folder)
    if (existsSync(target)) await rename(target, `${target}${PREVIOUS}`)
    await rename(folder, target)
    await rm(`${target}${PREVIOUS}`, { recursive: true, force: true })
    return result
  } finally {
    await rm(folder, { recursive: true, force: true })
    await restoreFolder(target)
  }
}

/** Puts the former folder back when a process was killed between the two steps of a replacement. */
export async function restoreFolder(target: string): Promise<void> {
  const previous = `${resolve(target)}${PREVIOUS}`
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

async function removeLeftovers(target: string): Promise<void> {
  const start = `${basename(target)}${BUILDING}`
  for (const name of await readdir(dirname(target))) {
    const pid = name.startsWith(start) ? Number(name.slice(start.length)) : Number.NaN
    if (Number.isInteger(pid) && !isRunning(pid)) {
      await rm(join(dirname(target), name), { recursive: true, force: true })
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of somebody else is running too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

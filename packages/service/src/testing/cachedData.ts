import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hashProgram } from '../../../build/src/cli/hashProgram.ts'

const cache = join(import.meta.dirname, '../../../../.cache')

const POLL_MS = 200
const OLD_MS = 60 * 60 * 1000

/**
 * A data folder for tests and benchmarks, which is built once for each state of its sources. Callers in several processes may ask for it at once: one
 * builds it, the others wait.
 */
export async function cachedData(
  name: string,
  build: (folder: string, program: string) => Promise<unknown>,
): Promise<string> {
  const program = await hashProgram()
  const folder = join(cache, `${name}-${program}`)
  await mkdir(cache, { recursive: true })
  while (!existsSync(folder)) {
    const release = await lock(`${folder}.lock`)
    if (!release) {
      await wait(POLL_MS)
      continue
    }
    try {
      if (existsSync(folder)) break
      // The time of the new lock is from the clock of the file system, which may differ from the clock of the process.
      await removeOld(name, (await writtenAt(`${folder}.lock`)) ?? 0)
      await build(folder, program)
    } finally {
      await release()
    }
  }
  return folder
}

/** Takes a lock; undefined when a running process holds it. */
async function lock(path: string): Promise<(() => Promise<void>) | undefined> {
  try {
    const file = await open(path, 'wx')
    await file.write(String(process.pid))
    await file.close()
    return () => rm(path, { force: true })
  } catch {
    const owner = Number(await readFile(path, 'utf8').catch(() => ''))
    if (owner > 0 && !isRunning(owner)) await rm(path, { force: true })
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Other processes may still read a recent build of sources that have changed since. */
async function removeOld(name: string, now: number): Promise<void> {
  for (const entry of await readdir(cache)) {
    if (!entry.startsWith(`${name}-`)) continue
    const path = join(cache, entry)
    const written = await writtenAt(path)
    if (written !== undefined && now - written > OLD_MS)
      await rm(path, { recursive: true, force: true })
  }
}

function writtenAt(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )
}

import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hashProgram } from '../../../build/src/cli/hashProgram.ts'

const cache = join(import.meta.dirname, '../../../../.cache')

const POLL_MS = 200
const OLD_MS = 60 * 60 * 1000

/**
 * A data folder for tests and benchmarks: built once for each state of the sources that make it. Many may ask at once, in this process or in
 * others: one builds, the others wait.
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
      // The lock was written a moment ago: by the clock of the file system, which need not be that of the process.
      await removeOld(name, (await writtenAt(`${folder}.lock`)) ?? 0)
      await build(folder, program)
    } finally {
      await release()
    }
  }
  return folder
}

/** Takes a lock, or returns `undefined` where a running process has it. */
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

/** Others may still read what was built a moment ago from sources that have changed since. */
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

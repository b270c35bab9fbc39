import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildDemoData } from '../data/build/buildDemoData.ts'
import { buildRoutingGraph } from '../engine/routing/graph/buildRoutingGraph.ts'
import { createIndexWriter } from '../engine/store/createIndexWriter.ts'
import { createMapWriter } from '../engine/tiles/createMapWriter.ts'

const source = join(import.meta.dirname, '..')
const cache = join(source, '../../../.cache')

/** What the content of the data folder depends on. */
const SOURCES = [
  'data',
  'engine/store/createIndexWriter.ts',
  'engine/store/layout',
  'engine/store/writing',
  'engine/text',
  'engine/tiles',
  'engine/routing/graph',
  '../package.json',
  '../../client/src/domain/fold.ts',
]
const PREFIX = 'demo-'
const POLL_MS = 200
const OLD_MS = 60 * 60 * 1000

/**
 * The data folder of the demo, for tests and benchmarks: built once for each state of the sources that make it. Many may ask at once, in
 * this process or in others: one builds, the others wait.
 */
export async function demoData(): Promise<string> {
  const folder = join(cache, `${PREFIX}${await hashSources()}`)
  await mkdir(cache, { recursive: true })
  while (!existsSync(folder)) {
    const release = await lock(`${folder}.lock`)
    if (!release) {
      await wait(POLL_MS)
      continue
    }
    try {
      if (!existsSync(folder)) await build(folder)
    } finally {
      await release()
    }
  }
  return folder
}

async function build(folder: string): Promise<void> {
  await removeOld()
  await buildDemoData(
    { out: folder },
    { index: createIndexWriter, map: createMapWriter, routing: buildRoutingGraph },
  )
}

/** Takes a lock, or tells with `undefined` that a running process has it. */
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
async function removeOld(): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(cache, name)
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (age > OLD_MS) await rm(path, { recursive: true, force: true })
  }
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const path of SOURCES.map((name) => join(source, name))) {
    const isFolder = (await stat(path)).isDirectory()
    const names = isFolder ? await readdir(path, { recursive: true }) : ['']
    for (const name of names.sort()) {
      if (isFolder && (!name.endsWith('.ts') || name.endsWith('.test.ts'))) continue
      hash.update(name).update(await readFile(join(path, name)))
    }
  }
  return hash.digest('hex').slice(0, 12)
}

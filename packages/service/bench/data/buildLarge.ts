/**
 * Builds data from a large extract, and prints time and memory. It repeats the demo's cities, because no large extract is available here.
 *
 *     node --conditions=@signpost/source packages/service/bench/data/buildLarge.ts [megabytes] [--read-only] [--extract file.osm.pbf]
 *
 * `--read-only` counts records instead of writing them, which measures the reading alone. `--extract` is created if it does not exist, and is reused by
 * later runs.
 */
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildData } from '../../../build/src/build/buildData.ts'
import type { DataWriters } from '../../../build/src/writers.ts'
import { writeLargePbf } from './writeLargePbf.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'read-only': { type: 'boolean' },
    extract: { type: 'string' },
    input: { type: 'string' },
  },
})

// The extract is written by another process, so that its memory is not counted.
if (values.input) await writeLargePbf(values.input, Number(positionals[0]))
else await run(Number(positionals[0] ?? 100))

async function run(megabytes: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-large-'))
  const { extract = join(folder, 'extract.osm.pbf') } = values
  try {
    if (!existsSync(extract)) {
      await written(folder, megabytes)
      await rename(join(folder, 'large.osm.pbf'), extract)
    }
    await measure(extract, join(folder, 'data'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function written(folder: string, megabytes: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, ['--input', folder, String(megabytes)])
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`code ${code}`))))
  })
}

async function measure(input: string, out: string): Promise<void> {
  const start = performance.now()
  const phases = new Map<string, number>()
  const { counts } = await buildData(
    {
      inputs: [input],
      out,
      world: true,
      progress: ({ phase, done, total }) => {
        if (done === total && !phases.has(phase)) phases.set(phase, performance.now() - start)
      },
    },
    values['read-only'] ? counting() : undefined,
  )
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
  const { size } = await stat(input)
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`)
  console.table({
    'extract, MB': (size / 1e6).toFixed(1),
    ...Object.fromEntries(Array.from(phases, ([phase, at]) => [`${phase} done at`, seconds(at)])),
    whole: seconds(performance.now() - start),
    'processor time of this process': seconds((userCPUTime + systemCPUTime) / 1000),
    'most memory, MB': Math.round(maxRSS / 1000),
    ...counts,
  })
}

function counting(): DataWriters {
  return {
    index: () => {
      const counts: Record<string, number> = {}
      return {
        add: ({ kind }) => {
          counts[kind] = (counts[kind] ?? 0) + 1
        },
        finish: () => counts,
      }
    },
  }
}

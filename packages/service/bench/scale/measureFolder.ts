import { join } from 'node:path'
import { dataFiles } from '../../src/data/manifest.ts'
import { samplesOf } from '../../src/engine/testing/samplesOf.ts'
import { type LoadResult, load } from '../http/load.ts'
import { scenarios } from '../http/scenarios.ts'
import { startLoaded } from '../http/startLoaded.ts'
import type { LoadedStore } from './openScaleStore.ts'

export const CLIENTS = 20
const SECONDS = 8
/** The number of runs, of which the best is used: other work on the machine only makes a run slower. */
const ROUNDS = 2

/** The limits relative to SQLite: the highest p99, and the lowest number of answers per second of two processes. */
const MOST_P99 = 3
const LEAST_RATE = 0.6

/** Measures a folder, and a PostgreSQL database with the same data. */
export async function measureFolder(
  data: string,
  folder: string,
  { url }: Pick<LoadedStore, 'url'>,
): Promise<Readonly<Record<string, string | number>>[]> {
  const samples = samplesOf(join(folder, dataFiles.index), { count: 2000, seed: 7 })
  const [scenario] = scenarios(samples)
  const paths = scenario?.paths ?? []
  const sqlite = await measure(paths, 1, folder, [])
  const row = (service: string, processes: number, result: Measured) => ({
    data,
    service,
    processes,
    'answers a second': Math.round(result.perSecond),
    'to SQLite': Number((result.perSecond / sqlite.perSecond).toFixed(2)),
    'p50, ms': result.p50,
    'p99, ms': result.p99,
    'p99 to SQLite': Number((result.p99 / sqlite.p99).toFixed(2)),
    'memory of each, MB': result.memory,
  })
  const rows = [row('folder', 1, sqlite)]
  for (const processes of [1, 2, 3]) {
    const result = await measure(paths, processes, undefined, ['--store', url])
    rows.push(row('PostgreSQL', processes, result))
    if (processes !== 2) continue
    check(data, 'p99', result.p99 / sqlite.p99 <= MOST_P99)
    check(data, 'answers a second', result.perSecond / sqlite.perSecond >= LEAST_RATE)
  }
  const shared = ['--store', url, '--limits', url]
  rows.push(row('PostgreSQL, shared limits', 2, await measure(paths, 2, undefined, shared)))
  return rows
}

function check(data: string, what: string, isReached: boolean): void {
  if (isReached) return
  console.error(`The limit for ${what} with two processes is not met for ${data}.`)
  process.exitCode = 1
}

interface Measured extends LoadResult {
  memory: number
}

async function measure(
  paths: readonly string[],
  count: number,
  folder: string | undefined,
  flags: readonly string[],
): Promise<Measured> {
  const services = await Promise.all(
    Array.from({ length: count }, () => startLoaded(folder, ['--cache', '0', ...flags])),
  )
  const urls = services.map(({ url }) => url)
  await load(urls, paths, { clients: CLIENTS, seconds: 2 })
  const results: LoadResult[] = []
  for (let round = 0; round < ROUNDS; round++) {
    results.push(await load(urls, paths, { clients: CLIENTS, seconds: SECONDS }))
  }
  const [best] = results.toSorted((a, b) => b.perSecond - a.perSecond)
  const memory = (await services[0]?.figures())?.memory ?? 0
  await Promise.all(services.map((service) => service.kill()))
  if (!best) throw new Error('There is at least one round.')
  return { ...best, memory }
}

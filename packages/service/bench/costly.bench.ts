import { join } from 'node:path'
import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { dataFiles } from '../src/data/manifest.ts'
import type { MatchRequest } from '../src/engine/PlaceStore.ts'
import { type OpenPlaceIndex, openPlaceIndex } from '../src/engine/sqlite/openPlaceIndex.ts'
import { openIndex } from '../src/engine/sqlite/reading/openIndex.ts'
import { costlyTexts } from '../src/engine/testing/costlyTexts.ts'
import { demoData } from '../src/testing/demoData.ts'
import { syntheticIndex } from './store/syntheticIndex.ts'

const TEXTS = 2000
const SEED = 7
/** The number of texts that are measured several times, because a garbage collection or another process may have made them slow. */
const SLOWEST = 20
const ROUNDS = 3
const MANY = 2_000_000

/** The highest processor time of a text. */
export const benchmark: Benchmark = {
  title: `${TEXTS} random combinations of costly words: the time of a processor for each`,
  async measure() {
    const demo = await demoData()
    const index = join(demo, dataFiles.index)
    return [
      rowOf('two cities', index, 100),
      rowOf('2 million places', await syntheticIndex(demo, index, MANY), 250),
    ]
  },
}

function rowOf(data: string, path: string, limit: number) {
  const vocabulary = openIndex(path)
  const texts = costlyTexts(vocabulary.database, TEXTS, SEED)
  vocabulary.close()
  const index = openPlaceIndex(path)
  const times = texts.map((request) => ({ request, ms: timeOf(index, request) }))
  index.close()
  times.sort((a, b) => a.ms - b.ms)
  for (const slow of times.slice(-SLOWEST))
    slow.ms = Math.min(slow.ms, ...timesAnew(path, slow.request))
  times.sort((a, b) => a.ms - b.ms)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]
  const slowest = at(1)
  if (slowest && slowest.ms > limit) {
    console.error(`${data}: "${slowest.request.text}" takes ${slowest.ms} ms, more than ${limit}.`)
    process.exitCode = 1
  }
  const [p50 = 0, p99 = 0, most = 0] = [0.5, 0.99, 1].map((share) => Math.round(at(share)?.ms ?? 0))
  return { data, 'p50, ms': p50, 'p99, ms': p99, 'slowest, ms': most, 'limit, ms': limit }
}

function timeOf(index: OpenPlaceIndex, request: MatchRequest): number {
  const before = process.threadCpuUsage()
  index.match(request)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Times of a text with indexes that have nothing in their caches. */
function timesAnew(path: string, request: MatchRequest): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const index = openPlaceIndex(path)
    const ms = timeOf(index, request)
    index.close()
    return ms
  })
}

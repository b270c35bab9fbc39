import { join } from 'node:path'
import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { demoData } from '../src/testing/demoData.ts'
import type { Latencies } from './latenciesOf.ts'
import { measureStore } from './store/measureStore.ts'
import { syntheticIndex } from './store/syntheticIndex.ts'

const MANY = 2_000_000

/** The highest accepted ratio of the time of a suggestion to that of a bare FTS5 query, which does not depend on the speed of the machine. */
const MOST_RATIO = 120

/** The limits in milliseconds. */
interface Targets {
  suggestions: Latencies
  reverse: number
}

/** The time of suggestions and reverse geocodes on the demo's cities and on two million made-up places. */
export const benchmark: Benchmark = {
  title:
    'The store in process: 2,000 mixed texts and 2,000 points, one after the other, no answers cached; the best of four rounds',
  async measure() {
    const demo = await demoData()
    const index = join(demo, dataFiles.index)
    const large = await syntheticIndex(demo, index, MANY)
    return [
      ...(await rowsOf('two cities', index, {
        suggestions: { p50: 2, p99: 10 },
        reverse: 2,
      })),
      ...(await rowsOf('2 million places', large, {
        suggestions: { p50: 4, p99: 25 },
        reverse: 2,
      })),
    ]
  },
}

async function rowsOf(data: string, path: string, targets: Targets) {
  const { suggestions, reverse, bare } = await measureStore(path)
  const ratio = Math.round(suggestions.p50 / bare.p50)
  if (ratio > MOST_RATIO) {
    console.error(`Suggestions of ${data} take ${ratio} times as long as a bare FTS5 query.`)
    process.exitCode = 1
  }
  const row = (task: string, { p50, p99 }: Latencies, target: string, ratio: string) => ({
    data,
    task,
    'p50, ms': p50,
    'p99, ms': p99,
    'p50 / p99 aimed at': target,
    'ratio of p50': ratio,
  })
  const { p50, p99 } = targets.suggestions
  return [
    row('suggestions', suggestions, `${p50} / ${p99}`, `${ratio}, at most ${MOST_RATIO}`),
    row('reverse geocode', reverse, `/ ${targets.reverse}`, ''),
    row('bare FTS5 prefix query', bare, '', '1'),
  ]
}

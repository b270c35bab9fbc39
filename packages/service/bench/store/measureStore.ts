import type { PlaceStore } from '../../src/engine/PlaceStore.ts'
import { openStore } from '../../src/engine/store/openStore.ts'
import { createRandom } from '../../src/engine/store/testing/createRandom.ts'
import { mixedQueries } from '../../src/engine/store/testing/mixedQueries.ts'
import { pointAround } from '../../src/engine/store/testing/pointAround.ts'
import { samplesOf } from '../../src/engine/store/testing/samplesOf.ts'
import { type Latencies, latenciesOf } from '../latenciesOf.ts'
import { type BareIndex, openBareIndex } from './openBareIndex.ts'

/** How long the answers of a store take. */
export interface StoreLatencies {
  suggestions: Latencies
  reverse: Latencies
  /** A bare FTS5 query for the longest word of each text. */
  bare: Latencies
}

const QUESTIONS = 2000
/** Other work on the machine makes a run slower, never faster: the best of these is reported. The first also warms up. */
const RUNS = 4

/** Asks an index in this thread, one question after the other. Each run has questions of its own. */
export async function measureStore(path: string): Promise<StoreLatencies> {
  const store = openStore(path)
  const bare = openBareIndex(path)
  const runs: StoreLatencies[] = []
  for (let seed = 1; seed <= RUNS; seed++) runs.push(await measureRun({ path, store, bare, seed }))
  await store.close()
  bare.close()
  const best = (task: keyof StoreLatencies): Latencies =>
    runs.map((run) => run[task]).reduce((a, b) => (b.p99 < a.p99 ? b : a))
  return { suggestions: best('suggestions'), reverse: best('reverse'), bare: best('bare') }
}

async function measureRun({
  path,
  store,
  bare,
  seed,
}: {
  path: string
  store: PlaceStore
  bare: BareIndex
  seed: number
}): Promise<StoreLatencies> {
  const samples = samplesOf(path, { count: QUESTIONS, seed })
  const queries = mixedQueries(samples, QUESTIONS, seed)
  const random = createRandom(seed)
  const points = samples.addresses.map(({ coordinate }) => pointAround(coordinate, 0.2, random))
  return {
    suggestions: await timed(queries, ({ text, center }) =>
      store.match({ text, center, purpose: 'suggest', offset: 0, limit: 10 }),
    ),
    reverse: await timed(points, (point) => store.around(point)),
    bare: await timed(queries, ({ text }) => bare.search(text)),
  }
}

async function timed<Question>(
  questions: readonly Question[],
  ask: (question: Question) => unknown,
): Promise<Latencies> {
  const times: number[] = []
  for (const question of questions) {
    const start = performance.now()
    await ask(question)
    times.push(performance.now() - start)
  }
  return latenciesOf(times)
}

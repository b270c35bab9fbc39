import { mixedQueries } from '../../src/engine/testing/mixedQueries.ts'
import { openStore } from '../../src/engine/testing/openStore.ts'
import { createRandom, pointAround } from '../../src/engine/testing/random.ts'
import { samplesOf } from '../../src/engine/testing/samplesOf.ts'
import { bestTimes } from '../bestTimes.ts'
import { type Latencies, latenciesOf } from '../latenciesOf.ts'
import { openBareIndex } from './openBareIndex.ts'

/** The latencies of a store. */
export interface StoreLatencies {
  suggestions: Latencies
  reverse: Latencies
  /** The latencies of a bare FTS5 query for the longest word of each text. */
  bare: Latencies
}

const QUESTIONS = 2000
const ROUNDS = 4
const SEED = 7

/** Queries an index in this thread, one query after the other. */
export async function measureStore(path: string): Promise<StoreLatencies> {
  const store = openStore(path)
  const bare = openBareIndex(path)
  const samples = samplesOf(path, { count: QUESTIONS, seed: SEED })
  const queries = mixedQueries(samples, QUESTIONS, SEED)
  const random = createRandom(SEED)
  const points = samples.addresses.map(({ coordinate }) => pointAround(coordinate, 0.2, random))
  const measured = {
    suggestions: await latencies(queries, ({ text, center }) =>
      store.match({ text, center, purpose: 'suggest', offset: 0, limit: 10 }),
    ),
    reverse: await latencies(points, (point) => store.around(point)),
    bare: await latencies(queries, ({ text }) => bare.search(text)),
  }
  await store.close()
  bare.close()
  return measured
}

async function latencies<Question>(
  questions: readonly Question[],
  ask: (question: Question) => unknown,
): Promise<Latencies> {
  const [times = []] = await bestTimes(questions, [ask], ROUNDS)
  return latenciesOf(times)
}

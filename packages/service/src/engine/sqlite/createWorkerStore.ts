import { cacheMatches, type FindText } from '../cacheMatches.ts'
import type { PlaceStore } from '../PlaceStore.ts'
import { createWorkerPool } from '../pool/createWorkerPool.ts'
import { startThread } from '../pool/startThread.ts'
import { openIndex } from './reading/openIndex.ts'
import type { StoreAnswer, StoreQuestion } from './StoreQuestion.ts'

export interface WorkerStoreOptions {
  /** The number of threads, each with its own connection. One for each core is enough, because they only compute. */
  workers?: number
  /** The number of queries that may wait while all threads are busy; further queries fail with `StoreBusy`. */
  queue?: number
  /** The number of recent answers that are cached; 0 turns the cache off. */
  cache?: number
}

/** The limits in megabytes for the JavaScript objects of a thread; an index of a country needs a tenth of them. */
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/**
 * Opens an index for a service. Queries are answered in threads, so that a slow query blocks neither the others nor the event loop. Rejects with
 * `IndexUnreadable` when the file is not an index of this version.
 */
export async function createWorkerStore(
  path: string,
  { workers = 2, queue = 200, cache = 1000 }: WorkerStoreOptions = {},
): Promise<PlaceStore> {
  openIndex(path).close()
  const pool = await createWorkerPool<StoreQuestion, StoreAnswer>({
    startWorker: () => startThread('storeWorker', import.meta.url, { path }, limits),
    size: workers,
    queue,
  })

  // Calls the method of this name in a thread.
  const ask = <Ask extends StoreQuestion['ask']>(
    question: Extract<StoreQuestion, { ask: Ask }>,
    signal: AbortSignal | undefined,
  ) => pool.ask(question, signal) as Promise<StoreAnswer<Ask>>

  const findText: FindText = (about, signal) => ask({ ask: 'matchText', about }, signal)

  return cacheMatches(
    {
      match: async (about, signal) => JSON.parse(await findText(about, signal)),
      get: (about, signal) => ask({ ask: 'get', about }, signal),
      placesOf: (about, signal) => ask({ ask: 'placesOf', about }, signal),
      around: (about, signal) => ask({ ask: 'around', about }, signal),
      waiting: () => pool.waiting(),
      close: () => pool.close(),
    },
    cache,
    findText,
  )
}

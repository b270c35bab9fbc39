import { Worker } from 'node:worker_threads'
import { cacheMatches, type FindText } from '../cacheMatches.ts'
import type { PlaceStore } from '../PlaceStore.ts'
import { createWorkerPool } from '../pool/createWorkerPool.ts'
import { openIndex } from './reading/openIndex.ts'
import type { StoreAnswer, StoreQuestion } from './StoreQuestion.ts'

export interface WorkerStoreOptions {
  /** Threads, each with a connection of its own. One a core is enough: they do nothing but compute. */
  workers?: number
  /** Questions that may wait while all threads are busy; the next one is refused with `StoreBusy`. */
  queue?: number
  /** Answers to the texts asked lately that are held; 0 holds none. */
  cache?: number
}

/** Megabytes of JavaScript objects that a thread may hold; an index of a country needs a tenth. */
const MOST_MEMORY = 256

/**
 * Opens an index for a service: questions are answered in threads, so that a slow one blocks neither the others nor the event loop.
 * Rejects with `IndexUnreadable` when the file is no index of this version.
 */
export async function createWorkerStore(
  path: string,
  { workers = 2, queue = 200, cache = 1000 }: WorkerStoreOptions = {},
): Promise<PlaceStore> {
  openIndex(path).close()
  const pool = await createWorkerPool<StoreQuestion, StoreAnswer>({
    startWorker: () => startWorker(path),
    size: workers,
    queue,
  })

  // A thread answers with what the method of the question's name returns.
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
      close: () => pool.close(),
    },
    cache,
    findText,
  )
}

function startWorker(path: string): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  return new Worker(new URL(isSource ? './storeWorker.ts' : './storeWorker.js', import.meta.url), {
    workerData: { path },
    // Sources import other packages' sources.
    ...(isSource && { execArgv: ['--conditions=@signpost/source'] }),
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY, maxYoungGenerationSizeMb: 16 },
  })
}

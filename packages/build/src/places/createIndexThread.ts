import { type IndexEntry, startThread } from '@signpost/service/internal'
import type { IndexCounts, IndexWriter } from '../writers.ts'

/** The number of records that are sent to the thread together. */
const BATCH = 500

/** The number of batches that may wait for the thread. */
const MOST_WAITING = 8

/** Writes a new index file, as `createIndexWriter` does, in a thread, while the caller reads the next records. */
export function createIndexThread(path: string): IndexWriter {
  const worker = startThread('indexWorker', import.meta.url, { path })
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => {})
  const counts = Promise.withResolvers<IndexCounts>()
  let batch: IndexEntry[] = []
  let waiting = 0
  let resume = (): void => {}

  worker.on('error', failure.reject)
  worker.on('message', (answer: IndexCounts | undefined) => {
    waiting -= 1
    resume()
    if (answer) counts.resolve(answer)
  })

  function send(records: readonly IndexEntry[] | null): void {
    waiting += 1
    worker.postMessage(records)
  }

  return {
    add(record) {
      batch.push(record)
      if (batch.length < BATCH) return
      send(batch)
      batch = []
      if (waiting < MOST_WAITING) return
      const isFree = new Promise<void>((resolve) => {
        resume = resolve
      })
      return Promise.race([isFree, failure.promise])
    },
    async finish() {
      send(batch)
      send(null)
      const written = await Promise.race([counts.promise, failure.promise])
      await worker.terminate()
      return written
    },
    async abort() {
      await worker.terminate()
    },
  }
}

import { parentPort, workerData } from 'node:worker_threads'
import type { IndexEntry } from '@signpost/service/internal'
import { createIndexWriter } from './createIndexWriter.ts'

const { path }: { path: string } = workerData
const writer = createIndexWriter(path)

// The worker answers a list of records after adding them, and null, which follows the last list, with the counts.
parentPort?.on('message', async (records: readonly IndexEntry[] | null) => {
  for (const record of records ?? []) writer.add(record)
  parentPort?.postMessage(records ? undefined : await writer.finish())
})

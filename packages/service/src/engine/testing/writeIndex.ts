import { createIndexWriter } from '../../../../build/src/places/createIndexWriter.ts'
import type { IndexEntry } from '../../data/record.ts'

/** Writes an index of a few records, and returns its path. */
export async function writeIndex(path: string, entries: Iterable<IndexEntry>): Promise<string> {
  const writer = createIndexWriter(path)
  for (const entry of entries) await writer.add(entry)
  await writer.finish()
  return path
}

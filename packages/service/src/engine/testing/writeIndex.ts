import type { GeoRecord } from '../../data/record.ts'
import { createIndexWriter } from '../sqlite/createIndexWriter.ts'

/** Writes an index of a few records, and gives its path back. */
export async function writeIndex(path: string, records: Iterable<GeoRecord>): Promise<string> {
  const writer = createIndexWriter(path)
  for (const record of records) await writer.add(record)
  await writer.finish()
  return path
}

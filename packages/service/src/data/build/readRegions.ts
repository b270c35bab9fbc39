import { readPbf } from '../osm/readPbf.ts'
import { createPlaceReader } from '../regions/createPlaceReader.ts'
import { createRecordMaker } from '../regions/createRecordMaker.ts'
import { RegionReader, type RegionSink } from '../regions/RegionReader.ts'
import type { Knowledge } from './readKnowledge.ts'
import type { RecordsJob } from './writeRecords.ts'

/** Reads the regions one after the other, and hands over their records and what a map may draw. */
export async function readRegions(
  { regions, progress, signal }: RecordsJob,
  { locate, taxonomy, findBrands }: Knowledge,
  sink: RegionSink,
): Promise<void> {
  const makeRecords = createRecordMaker(locate, createPlaceReader({ taxonomy, findBrands }))
  const total = regions.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  for (const { path, members, numbered, addresses } of regions) {
    const tools = { locate, makeRecords, members, numbered, addresses }
    const reader = new RegionReader(tools, sink)
    for await (const block of readPbf(path, signal)) {
      for (const element of block) reader.read(element)
      done += block.length
      progress?.({ phase: 'read', done, total })
    }
    reader.finish()
  }
}

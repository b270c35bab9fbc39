import { readPbf } from '../osm/readPbf.ts'
import type { GeoRecord } from '../record.ts'
import { createPlaceReader } from '../regions/createPlaceReader.ts'
import { createRecordMaker } from '../regions/createRecordMaker.ts'
import { RegionReader, type RegionSink } from '../regions/RegionReader.ts'
import type { Knowledge } from './readKnowledge.ts'
import type { RecordsJob } from './writeRecords.ts'

/** Takes what is read: features as they come, records some at a time. */
interface ReadSink extends Pick<RegionSink, 'feature'> {
  /** Nothing more is read until they are taken. */
  records(records: Iterable<GeoRecord>): Promise<void>
}

/** Reads the regions one after the other, and hands over their records and what a map may draw. */
export async function readRegions(
  { regions, work, progress, signal }: RecordsJob,
  { locate, taxonomy, findBrands }: Knowledge,
  { feature, records }: ReadSink,
): Promise<void> {
  const makeRecords = createRecordMaker(locate, createPlaceReader({ taxonomy, findBrands }))
  const total = regions.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  for (const { path, notes, scratch } of regions) {
    let read: GeoRecord[] = []
    const sink: RegionSink = { feature, record: (record) => read.push(record) }
    const reader = new RegionReader({ locate, makeRecords, notes, scratch, work }, sink)
    try {
      for await (const block of readPbf(path, signal)) {
        for (const element of block) reader.read(element)
        await records(read)
        read = []
        done += block.length
        progress?.({ phase: 'read', done, total })
      }
      await records(reader.atEnd())
    } finally {
      reader.close()
    }
  }
}

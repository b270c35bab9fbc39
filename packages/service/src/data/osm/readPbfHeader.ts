import type { PbfHeader } from './PbfHeader.ts'
import { damaged, readBlocks } from './readBlocks.ts'

/** The parts of the head that are read, as the library decodes them. */
interface RawHeader {
  bbox?: { left: number; right: number; top: number; bottom: number } | null
  required_features?: string[]
  source?: string
  osmosis_replication_timestamp?: number
}

const NANO = 1e-9
const READABLE = new Set(['OsmSchema-V0.6', 'DenseNodes'])

/** Reads the head of an `.osm.pbf` file. Throws when the file is of a kind that this service does not read. */
export async function readPbfHeader(path: string): Promise<PbfHeader> {
  for await (const block of readBlocks(path)) {
    const header: RawHeader | undefined = Array.isArray(block) ? block[0] : undefined
    if (!header) break
    const unreadable = header.required_features?.find((feature) => !READABLE.has(feature))
    if (unreadable) throw new Error(`${path} needs a reader that knows "${unreadable}"`)
    const { bbox, source, osmosis_replication_timestamp: seconds } = header
    return {
      ...(bbox && {
        bounds: {
          north: bbox.top * NANO,
          east: bbox.right * NANO,
          south: bbox.bottom * NANO,
          west: bbox.left * NANO,
        },
      }),
      ...(seconds && { date: new Date(seconds * 1000) }),
      ...(source && { source }),
    }
  }
  throw damaged(path, 'no head')
}

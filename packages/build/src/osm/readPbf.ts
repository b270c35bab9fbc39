import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { Bounds } from '@signpost/client/domain'
import { parse } from 'osm-pbf-parser-node'
import type { OsmElement } from './OsmElement.ts'
import { damaged, readBlocks } from './readBlocks.ts'

/** The header of an `.osm.pbf` file. */
export interface PbfHeader {
  bounds?: Bounds
  /** The time at which the data were taken from OpenStreetMap. */
  date?: Date
  source?: string
}

/** The used parts of the header, as the library decodes them. */
interface RawHeader {
  bbox?: { left: number; right: number; top: number; bottom: number } | null
  required_features?: string[]
  source?: string
  osmosis_replication_timestamp?: number
}

const NANO = 1e-9
const READABLE = new Set(['OsmSchema-V0.6', 'DenseNodes'])

/** Reads the header of an `.osm.pbf` file. Throws for a format that is not supported. */
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

/** The largest block that the format allows. */
const MAX_BLOCK_BYTES = 32 * 1024 * 1024

const decompress = promisify(inflate)

/**
 * Reads the elements of an `.osm.pbf` file block by block, in the order of the file. Only a few blocks are in memory at a time. `isWanted` chooses
 * blocks by their number, from 0; the others are not decoded.
 */
export async function* readPbf(
  path: string,
  signal?: AbortSignal,
  isWanted: (block: number) => boolean = () => true,
): AsyncGenerator<OsmElement[]> {
  let next: Promise<OsmElement[]> | undefined
  let count = 0
  for await (const block of readBlocks(path, signal)) {
    if (!Buffer.isBuffer(block) || !isWanted(count++)) continue
    const ready = next
    next = decode(path, block)
    // Prevents an unhandled rejection when the reader stops early.
    next.catch(() => {})
    if (ready) yield await ready
  }
  if (next) yield await next
}

/** Decompresses a block on another thread, so that the next block is ready in time. */
async function decode(path: string, block: Buffer): Promise<OsmElement[]> {
  try {
    const content = await decompress(block, { maxOutputLength: MAX_BLOCK_BYTES })
    // The library types its elements as plain objects.
    return parse(content, { withTags: true }) as OsmElement[]
  } catch (error) {
    throw damaged(path, error)
  }
}

import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { parse } from 'osm-pbf-parser-node'
import type { OsmElement } from './OsmElement.ts'
import { damaged, readBlocks } from './readBlocks.ts'

/** The largest block that the format allows. */
const MAX_BLOCK_BYTES = 32 * 1024 * 1024

const decompress = promisify(inflate)

/** Reads the elements of an `.osm.pbf` file block by block, in the file's order. Memory holds a few blocks at a time. */
export async function* readPbf(path: string, signal?: AbortSignal): AsyncGenerator<OsmElement[]> {
  let next: Promise<OsmElement[]> | undefined
  for await (const block of readBlocks(path, signal)) {
    if (!Buffer.isBuffer(block)) continue
    const ready = next
    next = decode(path, block)
    // A reader that stops early never awaits it.
    next.catch(() => {})
    if (ready) yield await ready
  }
  if (next) yield await next
}

/** Uncompresses a block on another thread, so that the next is ready while one is at work. */
async function decode(path: string, block: Buffer): Promise<OsmElement[]> {
  try {
    const content = await decompress(block, { maxOutputLength: MAX_BLOCK_BYTES })
    // The library types its elements as plain objects; these are their shapes.
    return parse(content, { withTags: true }) as OsmElement[]
  } catch (error) {
    throw damaged(path, error)
  }
}

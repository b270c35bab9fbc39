import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import type { Bounds } from '@signpost/client/domain'
import { PbfWriter } from 'pbf'
import { encodeBlock } from './encodeBlock.ts'
import type { OsmElement } from './OsmElement.ts'
import type { PbfHeader } from './readPbf.ts'

/** The number of objects in one block, as in other programs. */
const BLOCK_SIZE = 8000
const NANO = 1e9

const compress = promisify(deflate)

/** Writes an `.osm.pbf` file. The elements must be sorted: nodes, ways, relations, each by ascending id. */
export async function writePbf(
  path: string,
  header: PbfHeader,
  elements: Iterable<OsmElement>,
): Promise<void> {
  const file = await open(path, 'w')
  try {
    let next = frame('OSMHeader', encodeHeader(header))
    for (const block of blocks(elements)) {
      // One block is compressed on another thread while the next one is encoded here.
      const ready = next
      next = frame('OSMData', encodeBlock(block))
      await file.write(await ready)
    }
    await file.write(await next)
  } finally {
    await file.close()
  }
}

/** Splits the elements into blocks of one type. */
function* blocks(elements: Iterable<OsmElement>): Generator<OsmElement[]> {
  let block: OsmElement[] = []
  for (const element of elements) {
    const full = block.length === BLOCK_SIZE || (block[0] && block[0].type !== element.type)
    if (full) {
      yield block
      block = []
    }
    block.push(element)
  }
  if (block.length > 0) yield block
}

/** Frames a block: the length of the blob's header, the header, and the compressed blob. */
async function frame(type: string, content: Uint8Array): Promise<Uint8Array> {
  const blob = new PbfWriter()
  blob.writeVarintField(2, content.length)
  blob.writeBytesField(3, await compress(content))
  const data = blob.finish()
  const head = new PbfWriter()
  head.writeStringField(1, type)
  head.writeVarintField(3, data.length)
  const headData = head.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(headData.length)
  return Buffer.concat([length, headData, data])
}

function encodeHeader({ bounds, date, source }: PbfHeader): Uint8Array {
  const pbf = new PbfWriter()
  if (bounds) pbf.writeMessage(1, writeBounds, bounds)
  pbf.writeStringField(4, 'OsmSchema-V0.6')
  pbf.writeStringField(4, 'DenseNodes')
  pbf.writeStringField(5, 'Sort.Type_then_ID')
  pbf.writeStringField(16, 'signpost')
  if (source) pbf.writeStringField(17, source)
  if (date) pbf.writeVarintField(32, Math.floor(date.getTime() / 1000))
  return pbf.finish()
}

function writeBounds(bounds: Bounds, pbf: PbfWriter): void {
  pbf.writeSVarintField(1, Math.round(bounds.west * NANO))
  pbf.writeSVarintField(2, Math.round(bounds.east * NANO))
  pbf.writeSVarintField(3, Math.round(bounds.north * NANO))
  pbf.writeSVarintField(4, Math.round(bounds.south * NANO))
}

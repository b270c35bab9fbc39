import type { Bounds } from '@signpost/client/domain'

/** A section of a file. */
export interface Section {
  offset: number
  length: number
}

/** The content of an archive's header. */
export interface ArchiveHeader {
  root: Section
  metadata: Section
  leaves: Section
  tiles: Section
  /** The numbers of tiles, of directory entries, and of different contents. */
  counts: readonly [tiles: number, entries: number, contents: number]
  deepest: number
  bounds: Bounds
}

export const HEADER_BYTES = 127

const GZIP = 2
const VECTOR_TILES = 1
/** The zoom at which a viewer opens the archive. */
const FIRST_ZOOM = 10

/** Encodes the header of a PMTiles archive of version 3 whose tiles are ordered by their numbers. */
export function encodeHeader(header: ArchiveHeader): Buffer {
  const { root, metadata, leaves, tiles, counts, deepest, bounds } = header
  const bytes = Buffer.alloc(HEADER_BYTES)
  bytes.write('PMTiles')
  bytes.writeUInt8(3, 7)
  const sizes = [root, metadata, leaves, tiles].flatMap(({ offset, length }) => [offset, length])
  for (const [index, size] of [...sizes, ...counts].entries()) {
    bytes.writeBigUInt64LE(BigInt(size), 8 + 8 * index)
  }
  bytes.set([1, GZIP, GZIP, VECTOR_TILES, 0, deepest], 96)
  const { west, south, east, north } = bounds
  const corners = [west, south, east, north]
  for (const [index, degrees] of corners.entries()) {
    bytes.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index)
  }
  bytes.writeUInt8(FIRST_ZOOM, 118)
  bytes.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119)
  bytes.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123)
  return bytes
}

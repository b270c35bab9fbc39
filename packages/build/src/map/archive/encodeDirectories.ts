import { gzipSync } from 'node:zlib'

/** The entries of an archive, ordered by tile. They are stored as columns, because a country has millions. */
export interface Entries {
  /** The number of each tile on the Hilbert curve, over all zooms. */
  ids: number[]
  /** The number of consecutive tiles with the same content. */
  runs: number[]
  offsets: number[]
  lengths: number[]
}

/** The largest root directory in bytes: a reader requests it and the header together as 16 KiB. */
export const MOST_ROOT_BYTES = 16_257

/** The smallest number of entries in a leaf directory. */
const LEAST_LEAF_ENTRIES = 4096

/** Encodes the root directory of an archive, and leaf directories if the root cannot hold all entries. */
export function encodeDirectories(entries: Entries): { root: Buffer; leaves: Buffer } {
  const whole = encode(entries)
  if (whole.byteLength <= MOST_ROOT_BYTES) return { root: whole, leaves: Buffer.alloc(0) }
  for (let size = LEAST_LEAF_ENTRIES; ; size *= 2) {
    const leaves: Buffer[] = []
    const root: Entries = { ids: [], runs: [], offsets: [], lengths: [] }
    let offset = 0
    for (let from = 0; from < entries.ids.length; from += size) {
      const leaf = encode(slice(entries, from, from + size))
      leaves.push(leaf)
      root.ids.push(entries.ids[from] ?? 0)
      // A run of 0 marks an entry that refers to a leaf directory.
      root.runs.push(0)
      root.offsets.push(offset)
      root.lengths.push(leaf.byteLength)
      offset += leaf.byteLength
    }
    const encoded = encode(root)
    if (encoded.byteLength <= MOST_ROOT_BYTES)
      return { root: encoded, leaves: Buffer.concat(leaves) }
  }
}

function slice({ ids, runs, offsets, lengths }: Entries, from: number, to: number): Entries {
  return {
    ids: ids.slice(from, to),
    runs: runs.slice(from, to),
    offsets: offsets.slice(from, to),
    lengths: lengths.slice(from, to),
  }
}

/** Encodes a directory: the differences between tiles, runs, lengths and offsets as columns, compressed. */
function encode({ ids, runs, offsets, lengths }: Entries): Buffer {
  const bytes: number[] = []
  const put = (value: number): void => {
    let rest = value
    while (rest >= 128) {
      bytes.push((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    bytes.push(rest)
  }
  put(ids.length)
  let last = 0
  for (const id of ids) {
    put(id - last)
    last = id
  }
  for (const run of runs) put(run)
  for (const length of lengths) put(length)
  let end = -1
  for (const [index, offset] of offsets.entries()) {
    // 0 stands for the offset right after the previous entry.
    put(offset === end ? 0 : offset + 1)
    end = offset + (lengths[index] ?? 0)
  }
  return gzipSync(Uint8Array.from(bytes))
}

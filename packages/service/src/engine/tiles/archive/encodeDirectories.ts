import { gzipSync } from 'node:zlib'

/** The entries of an archive as columns, in the order of their tiles: a country has millions. */
export interface Entries {
  /** The number of the tile on the Hilbert curve, over all zooms. */
  ids: number[]
  /** The number of tiles in a row that are the same. */
  runs: number[]
  offsets: number[]
  lengths: number[]
}

/** The largest root directory: a reader asks for it and the header in one request of 16 KiB. */
export const MOST_ROOT = 16_257

/** The fewest entries of a leaf directory. */
const LEAF = 4096

/** The root directory of an archive, and the leaf directories that it leads to, where it does not hold all entries itself. */
export function encodeDirectories(entries: Entries): { root: Buffer; leaves: Buffer } {
  const whole = encode(entries)
  if (whole.byteLength <= MOST_ROOT) return { root: whole, leaves: Buffer.alloc(0) }
  for (let size = LEAF; ; size *= 2) {
    const leaves: Buffer[] = []
    const root: Entries = { ids: [], runs: [], offsets: [], lengths: [] }
    let offset = 0
    for (let from = 0; from < entries.ids.length; from += size) {
      const leaf = encode(slice(entries, from, from + size))
      leaves.push(leaf)
      root.ids.push(entries.ids[from] ?? 0)
      // A run of 0: the entry leads to a directory.
      root.runs.push(0)
      root.offsets.push(offset)
      root.lengths.push(leaf.byteLength)
      offset += leaf.byteLength
    }
    const encoded = encode(root)
    if (encoded.byteLength <= MOST_ROOT) return { root: encoded, leaves: Buffer.concat(leaves) }
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

/** A directory: the steps between tiles, runs, lengths and offsets, one column after the other, compressed. */
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
    // Zero: right after the one before.
    put(offset === end ? 0 : offset + 1)
    end = offset + (lengths[index] ?? 0)
  }
  return gzipSync(Uint8Array.from(bytes))
}

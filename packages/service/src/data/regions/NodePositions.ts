import type { Position } from '@signpost/client/domain'

const CHUNK = 1 << 16
const CHUNK_BITS = 16
const UNITS_PER_DEGREE = 1e7

interface Chunk {
  /** The first id; the others are kept as differences to it. */
  first: number
  ids: Uint32Array
  longitudes: Int32Array
  latitudes: Int32Array
  length: number
}

/** The positions of the nodes of a region: 12 bytes a node. Nodes come in the order of their ids, as sorted files have them. */
export class NodePositions {
  readonly #chunks: Chunk[] = []
  #last = Number.NEGATIVE_INFINITY
  #recent: Chunk | undefined
  #recentIndex = 0

  add(id: number, longitude: number, latitude: number): void {
    if (id <= this.#last) throw new Error('the nodes are not sorted by id')
    this.#last = id
    let chunk = this.#chunks.at(-1)
    if (!chunk || chunk.length === CHUNK || id - chunk.first > 0xffff_ffff) {
      chunk = {
        first: id,
        ids: new Uint32Array(CHUNK),
        longitudes: new Int32Array(CHUNK),
        latitudes: new Int32Array(CHUNK),
        length: 0,
      }
      this.#chunks.push(chunk)
    }
    chunk.ids[chunk.length] = id - chunk.first
    chunk.longitudes[chunk.length] = Math.round(longitude * UNITS_PER_DEGREE)
    chunk.latitudes[chunk.length] = Math.round(latitude * UNITS_PER_DEGREE)
    chunk.length++
  }

  /** The number of places in which an index can lie: indexes are smaller than this. */
  get capacity(): number {
    return this.#chunks.length * CHUNK
  }

  /** The index of a node, or -1 when the region does not hold it. */
  indexOf(id: number): number {
    const chunk = this.#chunkOf(id)
    if (!chunk) return -1
    const wanted = id - chunk.first
    let low = 0
    let high = chunk.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = chunk.ids[middle] ?? 0
      if (found === wanted) return this.#recentIndex * CHUNK + middle
      if (found < wanted) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  /** The position of the node with an index. */
  at(index: number): Position {
    const chunk = this.#chunks[index >> CHUNK_BITS]
    const place = index & (CHUNK - 1)
    return [
      (chunk?.longitudes[place] ?? 0) / UNITS_PER_DEGREE,
      (chunk?.latitudes[place] ?? 0) / UNITS_PER_DEGREE,
    ]
  }

  idAt(index: number): number {
    const chunk = this.#chunks[index >> CHUNK_BITS]
    return (chunk?.first ?? 0) + (chunk?.ids[index & (CHUNK - 1)] ?? 0)
  }

  /** The chunk that may hold an id. The nodes of a way are mostly neighbours: the last chunk is tried first. */
  #chunkOf(id: number): Chunk | undefined {
    const next = this.#chunks[this.#recentIndex + 1]
    if (this.#recent && id >= this.#recent.first && !(next && id >= next.first)) return this.#recent
    let low = 0
    let high = this.#chunks.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#chunks[middle]?.first ?? 0) <= id) low = middle
      else high = middle - 1
    }
    const chunk = this.#chunks[low]
    if (!chunk || chunk.first > id) return undefined
    this.#recent = chunk
    this.#recentIndex = low
    return chunk
  }
}

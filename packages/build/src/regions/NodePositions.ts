import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import type { Position } from '@signpost/client/domain'
import { GrowingNumbers } from './GrowingNumbers.ts'

const UNITS_PER_DEGREE = 1e7
/** The number of nodes of a chunk. It stores their ids as differences from the first, then their longitudes, then their latitudes. */
const CHUNK_NODES = 2048
const CHUNK_WORDS = 3 * CHUNK_NODES
/** The size of a chunk in the file, in bytes. */
const CHUNK_BYTES = CHUNK_WORDS * 4
/** The id difference that marks an empty place in a chunk. */
const EMPTY = 0xffff_ffff
/** The number of chunks in memory, of about 50 MB in total. */
const SLOTS = 2048

/**
 * The positions of a region's nodes, in a file: 12 bytes for each node. Memory holds 8 bytes for each 2,048 nodes, and the chunks that were read
 * last. Nodes must be added by ascending id, as in sorted files; the nodes of a way are mostly in the same chunk.
 */
export class NodePositions {
  readonly #path: string
  readonly #file: number
  readonly #start: number
  /** The first id of each chunk. */
  readonly #firsts = new GrowingNumbers()
  /** The chunk in each slot. */
  readonly #chunkInSlot = new Float64Array(SLOTS).fill(-1)
  readonly #words = new Uint32Array(SLOTS * CHUNK_WORDS)
  readonly #signed = new Int32Array(this.#words.buffer)
  /** The chunk that is being filled. */
  readonly #next = new Uint32Array(CHUNK_WORDS)
  readonly #nextSigned = new Int32Array(this.#next.buffer)
  #length = 0
  #isWritten = true
  #last = Number.NEGATIVE_INFINITY
  #lastChunk = -1

  /** `start` is the offset of the first chunk in the file. */
  constructor(path: string, start = 0) {
    this.#path = path
    this.#file = openSync(path, 'w+')
    this.#start = start
  }

  add(id: number, longitude: number, latitude: number): void {
    if (id <= this.#last) throw new Error('the nodes are not sorted by id')
    this.#last = id
    const first = this.#firsts.at(this.#firsts.length - 1) ?? 0
    if (this.#length === 0 || this.#length === CHUNK_NODES || id - first >= EMPTY) this.#begin(id)
    this.#next[this.#length] = id - (this.#firsts.at(this.#firsts.length - 1) ?? 0)
    this.#nextSigned[CHUNK_NODES + this.#length] = Math.round(longitude * UNITS_PER_DEGREE)
    this.#nextSigned[2 * CHUNK_NODES + this.#length] = Math.round(latitude * UNITS_PER_DEGREE)
    this.#length++
    this.#isWritten = false
  }

  /** The position of a node; undefined when it is not in the region. */
  at(id: number): Position | undefined {
    const chunk = this.#chunkOf(id)
    if (chunk < 0) return undefined
    const wanted = id - (this.#firsts.at(chunk) ?? 0)
    if (wanted >= EMPTY) return undefined
    const ids = this.#read(chunk)
    let [low, high] = [ids, ids + CHUNK_NODES - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.#words[middle] ?? 0
      if (found === wanted) {
        const longitude = this.#signed[middle + CHUNK_NODES] ?? 0
        const latitude = this.#signed[middle + 2 * CHUNK_NODES] ?? 0
        return [longitude / UNITS_PER_DEGREE, latitude / UNITS_PER_DEGREE]
      }
      if (found < wanted) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }

  /** Closes the file and removes it. */
  close(): void {
    closeSync(this.#file)
    rmSync(this.#path, { force: true })
  }

  #begin(id: number): void {
    this.#write()
    this.#firsts.push(id)
    this.#next.fill(EMPTY)
    this.#length = 0
  }

  /** Writes the current chunk, even if it is not full. */
  #write(): void {
    if (this.#isWritten) return
    const chunk = this.#firsts.length - 1
    writeSync(this.#file, this.#next, 0, CHUNK_BYTES, this.#start + chunk * CHUNK_BYTES)
    this.#chunkInSlot[chunk % SLOTS] = -1
    this.#isWritten = true
  }

  /** The chunk that may contain an id. The last chunk is tried first, because the nodes of a way are mostly near each other. */
  #chunkOf(id: number): number {
    const first = this.#firsts.at(this.#lastChunk)
    const next = this.#firsts.at(this.#lastChunk + 1)
    const isRecent = first !== undefined && id >= first && (next === undefined || id < next)
    if (!isRecent) this.#lastChunk = this.#firsts.lastUpTo(id)
    return this.#lastChunk
  }

  /** Loads a chunk into memory, and returns the offset of its ids there. */
  #read(chunk: number): number {
    if (chunk === this.#firsts.length - 1) this.#write()
    const slot = chunk % SLOTS
    if (this.#chunkInSlot[slot] === chunk) return slot * CHUNK_WORDS
    const position = this.#start + chunk * CHUNK_BYTES
    const offset = slot * CHUNK_BYTES
    const bytes = new Uint8Array(this.#words.buffer, offset, CHUNK_BYTES)
    const read = readSync(this.#file, bytes, 0, CHUNK_BYTES, position)
    if (read !== CHUNK_BYTES) throw new Error('the file of node positions is cut off')
    this.#chunkInSlot[slot] = chunk
    return slot * CHUNK_WORDS
  }
}

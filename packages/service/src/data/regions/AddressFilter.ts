import type { AddressRecord } from '../record.ts'

/** Some 500 meters of latitude; the numbers of all cells fit into 32 bits. */
const CELLS_PER_DEGREE = 200
const COLUMNS = 360 * CELLS_PER_DEGREE
const FIRST_SIZE = 1 << 16
const FULLEST = 0.6

/**
 * Detects addresses that are already recorded: a house and the shops in it each carry the same one. Only nearby ones count, for a town may
 * have two streets of one name. It uses 12 bytes for an address, in a table that is at most 60 % full.
 */
export class AddressFilter {
  #keys = new Float64Array(FIRST_SIZE)
  #cells = new Uint32Array(FIRST_SIZE)
  #length = 0

  isNew({ coordinate, city, street, houseNumber }: AddressRecord): boolean {
    const key = hash(`${houseNumber}|${street}|${city}`)
    const cell =
      Math.floor((coordinate.latitude + 90) * CELLS_PER_DEGREE) * COLUMNS +
      Math.floor((coordinate.longitude + 180) * CELLS_PER_DEGREE)
    const slot = this.#slotOf(key)
    if (this.#keys[slot] === key) return !isNeighbour(this.#cells[slot] ?? 0, cell)
    this.#keys[slot] = key
    this.#cells[slot] = cell
    if (++this.#length > this.#keys.length * FULLEST) this.#grow()
    return true
  }

  /** The slot that holds a key, or the free one where it belongs. */
  #slotOf(key: number): number {
    const mask = this.#keys.length - 1
    let slot = key % this.#keys.length
    while (this.#keys[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & mask
    return slot
  }

  #grow(): void {
    const keys = this.#keys
    const cells = this.#cells
    this.#keys = new Float64Array(keys.length * 2)
    this.#cells = new Uint32Array(keys.length * 2)
    for (const [index, key] of keys.entries()) {
      if (key === 0) continue
      const slot = this.#slotOf(key)
      this.#keys[slot] = key
      this.#cells[slot] = cells[index] ?? 0
    }
  }
}

function isNeighbour(a: number, b: number): boolean {
  const rows = Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS)
  const columns = (a % COLUMNS) - (b % COLUMNS)
  return Math.abs(rows) <= 1 && Math.abs(columns) <= 1
}

/** 52 bits of two hashes, never 0: among ten million addresses a false meeting is unlikely. */
function hash(text: string): number {
  let a = 0x811c9dc5
  let b = 0x01234567
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x85ebca6b) ^ (b >>> 13)
  }
  return (b >>> 12) * 0x100000000 + (a >>> 0) || 1
}

import type { AddressRecord } from '../record.ts'

/** Some 200 meters of latitude. */
const CELLS_PER_DEGREE = 500
const COLUMNS = 360 * CELLS_PER_DEGREE

/**
 * Tells addresses that are there already: a house and the shops in it each carry the same one. Only what stands close by counts, for a town
 * may have two streets of one name. Kept are two numbers an address.
 */
export class AddressFilter {
  readonly #cells = new Map<number, number>()

  isNew(address: AddressRecord): boolean {
    const { coordinate, city, street, houseNumber } = address
    const key = hash(`${houseNumber}|${street}|${city}`)
    const cell =
      Math.floor((coordinate.latitude + 90) * CELLS_PER_DEGREE) * COLUMNS +
      Math.floor((coordinate.longitude + 180) * CELLS_PER_DEGREE)
    const known = this.#cells.get(key)
    if (known === undefined) this.#cells.set(key, cell)
    return known === undefined || !isNeighbour(known, cell)
  }
}

function isNeighbour(a: number, b: number): boolean {
  const rows = Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS)
  const columns = (a % COLUMNS) - (b % COLUMNS)
  return Math.abs(rows) <= 1 && Math.abs(columns) <= 1
}

/** 52 bits, of two FNV hashes with other seeds: among ten million addresses a false meeting is unlikely. */
function hash(text: string): number {
  let a = 0x811c9dc5
  let b = 0x01234567
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x85ebca6b) ^ (b >>> 13)
  }
  return (a >>> 0) * 0x100000 + (b >>> 12)
}

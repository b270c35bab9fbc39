/** The number of docs from which a list becomes a bit set. */
const MOST_LISTED = 1 << 20

/** A set of doc numbers: a list while there are few, and a bit for each doc of the index when there are many. A prefix of a word may match every tenth doc of a continent. */
export class DocSet {
  readonly #last: number
  #listed: number[] = []
  #bits: Uint8Array | undefined

  /** `last` is the greatest doc number. */
  constructor(last: number) {
    this.#last = last
  }

  add(doc: number): void {
    if (this.#bits) this.#mark(this.#bits, doc)
    else {
      this.#listed.push(doc)
      if (this.#listed.length === MOST_LISTED) this.#spread()
    }
  }

  /** The numbers in ascending order. */
  *sorted(): Generator<number> {
    if (!this.#bits) {
      let before: number | undefined
      for (const doc of this.#listed.sort((a, b) => a - b)) {
        if (doc !== before) yield doc
        before = doc
      }
      return
    }
    for (const [index, byte] of this.#bits.entries()) {
      for (let bit = 0; byte >> bit > 0; bit++) if ((byte >> bit) & 1) yield index * 8 + bit
    }
  }

  clear(): void {
    this.#listed = []
    this.#bits = undefined
  }

  #spread(): void {
    this.#bits = new Uint8Array(Math.floor(this.#last / 8) + 1)
    for (const doc of this.#listed) this.#mark(this.#bits, doc)
    this.#listed = []
  }

  #mark(bits: Uint8Array, doc: number): void {
    const index = Math.floor(doc / 8)
    bits[index] = (bits[index] ?? 0) | (1 << (doc % 8))
  }
}

/** A set of doc numbers. It may have more of them than a `Set` can: a prefix of a word may match every tenth doc of a continent. */
export class DocSet {
  #docs = new Int32Array(16)
  #count = 0

  add(doc: number): void {
    if (this.#count === this.#docs.length) this.#makeRoom()
    this.#docs[this.#count++] = doc
  }

  /** The numbers in ascending order. */
  sorted(): Int32Array {
    const sorted = this.#docs.subarray(0, this.#count).sort()
    this.#count = 0
    for (const doc of sorted) {
      if (this.#count === 0 || doc !== sorted[this.#count - 1]) sorted[this.#count++] = doc
    }
    return sorted.subarray(0, this.#count)
  }

  clear(): void {
    this.#count = 0
  }

  /** Drops duplicates, and doubles the room if most of it is still used. */
  #makeRoom(): void {
    const docs = this.sorted()
    if (docs.length <= this.#docs.length / 2) return
    this.#docs = new Int32Array(2 * this.#docs.length)
    this.#docs.set(docs)
  }
}

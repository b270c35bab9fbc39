const FIRST_SIZE = 1 << 12

/** A list of 32-bit integers that takes four bytes for each. */
export class GrowingInts {
  #values = new Int32Array(FIRST_SIZE)
  #length = 0

  get length(): number {
    return this.#length
  }

  pushAll(values: readonly number[]): void {
    while (this.#length + values.length > this.#values.length) {
      const larger = new Int32Array(this.#values.length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values.set(values, this.#length)
    this.#length += values.length
  }

  /** The values from `start` to before `end`. */
  slice(start: number, end: number): Int32Array {
    return this.#values.subarray(start, end)
  }
}

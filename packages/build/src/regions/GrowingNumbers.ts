const FIRST_SIZE = 1 << 12

/** A growing list of numbers that uses eight bytes for each. */
export class GrowingNumbers {
  #values = new Float64Array(FIRST_SIZE)
  #length = 0

  get length(): number {
    return this.#length
  }

  at(index: number): number | undefined {
    return index < this.#length ? this.#values[index] : undefined
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Float64Array(this.#values.length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.#length++] = value
  }

  /** The values in ascending order. */
  sorted(): Float64Array {
    return this.#values.slice(0, this.#length).sort()
  }

  /** The index of the last value that is not greater, in an ascending list; -1 when all values are greater. */
  lastUpTo(value: number): number {
    let [low, high] = [0, this.#length]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((this.#values[middle] ?? 0) <= value) low = middle + 1
      else high = middle
    }
    return low - 1
  }
}

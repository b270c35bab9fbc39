const FIRST_SIZE = 1 << 12

/** A list of numbers that takes eight bytes for each. */
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

  /** The index of the last value that is not greater, in a list that goes up; -1 when all are. */
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

import type { SortedWords, WordRange } from './similarWords.ts'

/** The length below which a range is sorted by insertion. */
const FEW = 12

/**
 * The indexes of a range of words, sorted by their letters from last to first, so that words with the same ending are adjacent. It is a quicksort by
 * one letter at a time, because comparing whole words takes several times as long.
 */
export function orderByEnd({ text, starts }: SortedWords, { from, to }: WordRange): Uint32Array {
  const order = Uint32Array.from({ length: to - from }, (_, index) => from + index)
  const stack: [low: number, high: number, depth: number][] = [[0, order.length, 0]]
  for (let part = stack.pop(); part; part = stack.pop()) {
    const [low, high, depth] = part
    if (high - low < FEW) {
      insert(low, high, depth)
      continue
    }
    const pivot = letterAt((low + high) >> 1, depth)
    let [less, greater, at] = [low, high, low]
    while (at < greater) {
      const letter = letterAt(at, depth)
      if (letter < pivot) swap(less++, at++)
      else if (letter > pivot) swap(at, --greater)
      else at++
    }
    stack.push([low, less, depth], [greater, high, depth])
    if (pivot >= 0) stack.push([less, greater, depth + 1])
  }
  return order

  /** The letter of a word at a distance from its end; -1 before its first letter. */
  function letterAt(index: number, depth: number): number {
    const word = order[index] ?? 0
    const at = (starts[word + 1] ?? 0) - 2 - depth
    return at < (starts[word] ?? 0) ? -1 : text.charCodeAt(at)
  }

  function swap(one: number, other: number): void {
    const word = order[one] ?? 0
    order[one] = order[other] ?? 0
    order[other] = word
  }

  function insert(low: number, high: number, depth: number): void {
    for (let next = low + 1; next < high; next++) {
      for (let at = next; at > low && isBefore(at, at - 1, depth); at--) swap(at, at - 1)
    }
  }

  function isBefore(one: number, other: number, from: number): boolean {
    for (let depth = from; ; depth++) {
      const letter = letterAt(one, depth)
      const difference = letter - letterAt(other, depth)
      if (difference !== 0 || letter < 0) return difference < 0
    }
  }
}

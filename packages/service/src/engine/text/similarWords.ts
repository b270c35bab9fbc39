import { orderByEnd } from './orderByEnd.ts'
import { LONGEST_WORD } from './tokens.ts'

/** Sorted words: one string, in which a line break follows each word. */
export interface SortedWords {
  text: string
  /** The start of each word, and the end of the last one. */
  starts: Uint32Array
}

/** A word by its position in the sorted list, with its edit distance to the typed word. */
export interface SimilarWord {
  index: number
  edits: number
}

/** The maximum number of edits, and true for `prefix` if beginnings match. */
export interface SimilarOptions {
  most: number
  prefix: boolean
}

/** A range of the sorted list: `to` is the index after its last word. */
export interface WordRange {
  from: number
  to: number
}

/**
 * Finds the words within a number of edits (a letter added, missing, replaced, or two neighbors swapped) of a typed word, including the word itself;
 * with `prefix`, the words that begin with such a word.
 */
export type SimilarWords = (typed: string, options: SimilarOptions) => SimilarWord[]

/** The allowed edits: at most `most` in total, and at most `early` up to a letter of the typed word. */
interface Budget {
  most: number
  early: number
  until: number
}

type Walk = (
  typed: string,
  budget: Budget,
  prefix: boolean,
  add: (index: number, edits: number) => void,
) => void

/** Cells of a row, and rows: a word's letters, and the edits that it may be longer. */
const STRIDE = LONGEST_WORD + 4

/**
 * Words are walked from their beginnings with at most one of two edits in the first half, or none of one. A word with more edits there has none in
 * the other half, and is found from its end. So nearly all words are dropped after a few letters, however many words there are. A prefix has no end
 * to walk from, so at most one of its two edits is in the first half.
 */
export function createSimilarWords(words: SortedWords, range: WordRange): SimilarWords {
  const fromStart = createWalk(words, { ...range, order: null })
  const fromEnd = createWalk(words, { ...range, order: orderByEnd(words, range) })

  return (typed, { most, prefix }) => {
    const found = new Map<number, number>()
    const add = (index: number, edits: number) => {
      const known = found.get(index)
      if (known === undefined || edits < known) found.set(index, edits)
    }
    const half = typed.length >> 1
    const early = prefix ? Math.min(most, 1) : most >> 1
    fromStart(typed, { most, early, until: half }, prefix, add)
    if (!prefix && most > 0) {
      // Two letters swapped in the middle are in neither half.
      const budget = { most, early: 0, until: typed.length - half - 1 }
      fromEnd(typed.split('').reverse().join(''), budget, false, add)
    }
    return [...found].map(([index, edits]) => ({ index, edits }))
  }
}

/**
 * The words are walked like the branches of a tree: a shared beginning is compared once, and a beginning too far from the typed word is dropped with
 * all its words. With an `order` it is a tree of endings.
 */
function createWalk(
  { text, starts }: SortedWords,
  { from, to, order }: WordRange & { order: Uint32Array | null },
): Walk {
  const step = order ? -1 : 1
  const count = to - from
  const shared = new Uint8Array(count)
  for (let index = 1; index < count; index++) shared[index] = sharedLetters(index - 1, index)
  const leaves = lessShared(shared)
  // One row for each letter of a word: the edits between the word up to that letter and each prefix of the typed word.
  const grid = new Uint8Array(STRIDE * STRIDE)
  const ends = new Uint8Array(STRIDE)
  // The fewest edits of each row.
  const least = new Uint8Array(STRIDE)

  return (typed, budget, prefix, add) => {
    const { most, early, until } = budget
    const { length } = typed
    for (let column = 0; column <= length; column++)
      grid[column] = column > early && until > early ? most + 1 : column
    ends[0] = Math.min(length, most + 1)
    least[0] = 0
    let depth = 0
    let index = 0
    while (index < count) {
      const first = firstOf(index)
      const end = lengthOf(index)
      depth = Math.min(depth, shared[index] ?? 0)
      let isTooFar = false
      while (depth < end && !isTooFar) {
        depth += 1
        // Without remaining edits, the next letter must be a typed letter at this place.
        const canGoOn =
          least[depth - 1] !== (depth + early <= until ? early : most) ||
          isTypedAround(typed, text.charCodeAt(first + step * (depth - 1)), depth, most)
        const fewest = canGoOn ? addRow(typed, first, depth, budget) : most + 1
        least[depth] = fewest
        isTooFar = fewest > most
        const edits =
          isTooFar || Math.abs(depth - length) > most
            ? most + 1
            : (grid[depth * STRIDE + length] ?? 0)
        ends[depth] = prefix ? Math.min(edits, ends[depth - 1] ?? 0) : edits
      }
      const edits = ends[depth] ?? 0
      if (edits <= most) add(wordAt(index), edits)
      index += 1
      if (!isTooFar) continue
      while (index < count && (shared[index] ?? 0) >= depth) {
        if (edits > most) {
          index = leaves[index] ?? count
        } else {
          add(wordAt(index), edits)
          index += 1
        }
      }
    }
  }

  function wordAt(index: number): number {
    return order ? (order[index] ?? 0) : from + index
  }

  /** The position of the letter of a word from which it is walked. */
  function firstOf(index: number): number {
    return order ? (starts[(order[index] ?? 0) + 1] ?? 0) - 2 : (starts[from + index] ?? 0)
  }

  function lengthOf(index: number): number {
    const word = wordAt(index)
    return (starts[word + 1] ?? 0) - 1 - (starts[word] ?? 0)
  }

  /** The number of letters that two words share at the walked end. */
  function sharedLetters(one: number, other: number): number {
    const [first, second] = [firstOf(one), firstOf(other)]
    const most = Math.min(lengthOf(one), lengthOf(other))
    let letters = 0
    while (
      letters < most &&
      text.charCodeAt(first + step * letters) === text.charCodeAt(second + step * letters)
    ) {
      letters += 1
    }
    return letters
  }

  /** Compares the next letter of a word. Returns the fewest edits that are left. */
  function addRow(
    typed: string,
    first: number,
    depth: number,
    { most, early, until }: Budget,
  ): number {
    const [row, last, beforeLast] = [depth * STRIDE, (depth - 1) * STRIDE, (depth - 2) * STRIDE]
    const letter = text.charCodeAt(first + step * (depth - 1))
    const letterBefore = depth > 1 ? text.charCodeAt(first + step * (depth - 2)) : -1
    // Beginnings that differ by more letters need more edits.
    const from = Math.max(1, depth - most)
    const to = Math.min(typed.length, depth + most)
    let least = from === 1 && depth <= early ? depth : most + 1
    grid[row + from - 1] = least
    for (let column = from; column <= to; column++) {
      const typedLetter = typed.charCodeAt(column - 1)
      let edits = (grid[last + column - 1] ?? 0) + (letter === typedLetter ? 0 : 1)
      const added = (grid[row + column - 1] ?? 0) + 1
      if (added < edits) edits = added
      const dropped = column === depth + most ? most + 1 : (grid[last + column] ?? 0) + 1
      if (dropped < edits) edits = dropped
      if (letterBefore === typedLetter && column > 1 && letter === typed.charCodeAt(column - 2)) {
        const swapped = (grid[beforeLast + column - 2] ?? 0) + 1
        if (swapped < edits) edits = swapped
      }
      if (column <= until && edits > early) edits = most + 1
      grid[row + column] = edits
      if (edits < least) least = edits
    }
    return least
  }
}

/** True when a letter was typed at its place, or within the number of edits before or after it. */
function isTypedAround(typed: string, letter: number, depth: number, most: number): boolean {
  const to = Math.min(typed.length, depth + most)
  for (let column = Math.max(0, depth - most - 2); column < to; column++) {
    if (typed.charCodeAt(column) === letter) return true
  }
  return false
}

/** For each word, the index of the next word that shares fewer letters with its predecessor, which ends the words with the same beginning. */
function lessShared(shared: Uint8Array): Uint32Array {
  const next = new Uint32Array(shared.length).fill(shared.length)
  for (let index = shared.length - 2; index >= 0; index--) {
    let following = index + 1
    while (following < shared.length && (shared[following] ?? 0) >= (shared[index] ?? 0)) {
      following = next[following] ?? shared.length
    }
    next[index] = following
  }
  return next
}

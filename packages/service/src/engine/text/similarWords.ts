import { LONGEST_WORD } from './tokens.ts'

/** Words in the order of their letters: one string, in which each is followed by a line break. */
export interface SortedWords {
  text: string
  /** The start of each word; at the end, that of a further one. */
  starts: Uint32Array
}

/** A word by its position in the sorted list, with its edit distance to the typed word. */
export interface SimilarWord {
  index: number
  edits: number
}

/** The most edits, and whether beginnings count. */
export interface SimilarOptions {
  most: number
  prefix: boolean
}

/** A stretch of the sorted list: `to` is the index behind its last word. */
export interface WordRange {
  from: number
  to: number
}

/**
 * Finds the words that lie at most so many edits (a letter added, missing, replaced, or two neighbors swapped) from a typed one, itself
 * included; with `prefix`, those that begin with such a word.
 */
export type SimilarWords = (
  typed: string,
  options: SimilarOptions,
  range: WordRange,
) => SimilarWord[]

/** Cells of a row, and rows: a word's letters, and the edits that it may be longer. */
const STRIDE = LONGEST_WORD + 4

/**
 * The words are walked like the branches of a tree: what they share at their beginnings is compared once, and a beginning that is too far
 * from what was typed is left with all its words.
 */
export function createSimilarWords({ text, starts }: SortedWords): SimilarWords {
  const shared = sharedLetters({ text, starts })
  const leaves = lessShared(shared)
  // For each letter down a word a row: the edits between the word up to there and each beginning of what was typed.
  const grid = new Uint8Array(STRIDE * STRIDE)
  const ends = new Uint8Array(STRIDE)
  // The fewest edits of each row.
  const least = new Uint8Array(STRIDE)

  return (typed, { most, prefix }, { from, to }) => {
    const { length } = typed
    const found: SimilarWord[] = []
    for (let column = 0; column <= length; column++) grid[column] = column
    ends[0] = Math.min(length, most + 1)
    least[0] = 0
    let depth = 0
    let index = from
    while (index < to) {
      const start = starts[index] ?? 0
      const end = (starts[index + 1] ?? 0) - 1 - start
      depth = Math.min(depth, shared[index] ?? 0)
      let isTooFar = false
      while (depth < end && !isTooFar) {
        depth += 1
        // Without an edit left, the next letter must be one of those that are typed there.
        const canGoOn = least[depth - 1] !== most || isTypedAround(typed, start, depth, most)
        const fewest = canGoOn ? addRow(typed, start, depth, most) : most + 1
        least[depth] = fewest
        isTooFar = fewest > most
        const edits =
          isTooFar || Math.abs(depth - length) > most
            ? most + 1
            : (grid[depth * STRIDE + length] ?? 0)
        ends[depth] = prefix ? Math.min(edits, ends[depth - 1] ?? 0) : edits
      }
      const edits = ends[depth] ?? 0
      if (edits <= most) found.push({ index, edits })
      index += 1
      if (!isTooFar) continue
      while (index < to && (shared[index] ?? 0) >= depth) {
        if (edits > most) {
          index = leaves[index] ?? to
        } else {
          found.push({ index, edits })
          index += 1
        }
      }
    }
    return found
  }

  /** True when the letter of a word is typed at its place, or as many letters before or after it as there may be edits. */
  function isTypedAround(typed: string, start: number, depth: number, most: number): boolean {
    const letter = text.charCodeAt(start + depth - 1)
    const to = Math.min(typed.length, depth + most)
    for (let column = Math.max(0, depth - most - 2); column < to; column++) {
      if (typed.charCodeAt(column) === letter) return true
    }
    return false
  }

  /** Compares the next letter of a word. Returns the fewest edits that are left then. */
  function addRow(typed: string, start: number, depth: number, most: number): number {
    const [row, last, beforeLast] = [depth * STRIDE, (depth - 1) * STRIDE, (depth - 2) * STRIDE]
    const letter = text.charCodeAt(start + depth - 1)
    const letterBefore = depth > 1 ? text.charCodeAt(start + depth - 2) : -1
    // Beginnings that differ by more letters need more edits.
    const from = Math.max(1, depth - most)
    const to = Math.min(typed.length, depth + most)
    let least = from === 1 ? depth : most + 1
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
      grid[row + column] = edits
      if (edits < least) least = edits
    }
    return least
  }
}

/** For each word, the next that shares fewer letters with the one before it: the end of the words that begin like it. */
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

/** The number of letters that each word shares with the one before it. */
function sharedLetters({ text, starts }: SortedWords): Uint8Array {
  const shared = new Uint8Array(starts.length - 1)
  for (let index = 1; index < shared.length; index++) {
    const [before, start, end] = [
      starts[index - 1] ?? 0,
      starts[index] ?? 0,
      starts[index + 1] ?? 0,
    ]
    let letters = 0
    while (
      start + letters < end - 1 &&
      text.charCodeAt(before + letters) === text.charCodeAt(start + letters)
    ) {
      letters += 1
    }
    shared[index] = letters
  }
  return shared
}

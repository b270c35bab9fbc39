import { LruCache } from '../LruCache.ts'
import { createSimilarWords, type SimilarOptions } from './similarWords.ts'

/** The words of an index in memory, with the number of records that have each word. */
export interface Vocabulary {
  /** The number of words. */
  size: number
  /** The number of records that have the word in a name. */
  countInNames(word: string): number
  /** The number of records that have the word in their address. */
  countInAddresses(word: string): number
  /** The number of names that have a word with this beginning; a name with two such words counts twice. */
  countInNamesByPrefix(prefix: string): number
  /** The same count for addresses. */
  countInAddressesByPrefix(prefix: string): number
  /** The words with this prefix; null when there are more than `most`. */
  startingWith(prefix: string, most: number): string[] | null
  /** The words within some edits of a typed word, or with a prefix within some edits; the nearest first, then the most common. */
  similar(typed: string, options: SimilarOptions): readonly Similar[]
}

export interface Similar {
  word: string
  edits: number
}

/** The number of corrections of one word beyond which they are noise. */
const MOST_SIMILAR = 48

/** The cached walks through the vocabulary, because each keystroke looks up all words but the last again. */
const REMEMBERED = { count: 1000, bytes: 2 ** 21 }

/** The first letter that is not Latin. Numbers come before `a`. */
const AFTER_LATIN = '\u0250'

/** The approximate size of a similar word. */
const WORD_BYTES = 80

/** Creates a vocabulary from sorted words, one on each line, and the bytes of two counts for each word: in names, and in addresses. */
export function createVocabulary(text: string, bytes: Uint8Array): Vocabulary {
  const counts = new Uint32Array(Uint8Array.from(bytes).buffer)
  const size = counts.length / 2
  const starts = startsOf(text, size)
  const sums = [sumsOf(counts, 0), sumsOf(counts, 1)] as const
  const remembered = new LruCache<readonly Similar[]>(REMEMBERED)

  function wordAt(index: number): string {
    return text.slice(starts[index], (starts[index + 1] ?? 0) - 1)
  }

  /** The first word that is not before the given one. */
  function find(word: string): number {
    let [low, high] = [0, size]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(middle, word)) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Compares letter by letter, so that a search creates no other strings. */
  function isBefore(index: number, word: string): boolean {
    const start = starts[index] ?? 0
    const length = (starts[index + 1] ?? 0) - 1 - start
    for (let at = 0; at < word.length; at++) {
      if (at === length) return true
      const difference = text.charCodeAt(start + at) - word.charCodeAt(at)
      if (difference !== 0) return difference < 0
    }
    return false
  }

  function countOf(word: string, column: 0 | 1): number {
    const index = find(word)
    const isThere = index < size && text.startsWith(word, starts[index]) && isWhole(index, word)
    return isThere ? (counts[2 * index + column] ?? 0) : 0
  }

  function isWhole(index: number, { length }: string): boolean {
    return (starts[index + 1] ?? 0) - 1 - (starts[index] ?? 0) === length
  }

  function countByPrefix(prefix: string, column: 0 | 1): number {
    return (sums[column][find(`${prefix}\uffff`)] ?? 0) - (sums[column][find(prefix)] ?? 0)
  }

  const afterLatin = find(AFTER_LATIN)
  const similarLatin = createSimilarWords({ text, starts }, { from: find('a'), to: afterLatin })
  const similarOthers = createSimilarWords({ text, starts }, { from: afterLatin, to: size })

  return {
    size,
    countInNames: (word) => countOf(word, 0),
    countInAddresses: (word) => countOf(word, 1),
    countInNamesByPrefix: (prefix) => countByPrefix(prefix, 0),
    countInAddressesByPrefix: (prefix) => countByPrefix(prefix, 1),
    startingWith(prefix, most) {
      const [from, to] = [find(prefix), find(`${prefix}\uffff`)]
      if (to - from > most) return null
      return Array.from({ length: to - from }, (_, index) => wordAt(from + index))
    },
    similar(typed, options) {
      const key = `${options.most} ${options.prefix} ${typed}`
      const known = remembered.get(key)
      if (known) return known
      const words = nearest(typed, options)
      remembered.put(key, words, words.length * WORD_BYTES)
      return words
    },
  }

  function nearest(typed: string, options: SimilarOptions): Similar[] {
    // Words in other scripts are never a few edits away.
    const similarWords = typed < AFTER_LATIN ? similarLatin : similarOthers
    return similarWords(typed, options)
      .filter(({ edits }) => edits > 0)
      .map(({ index, edits }) => ({ word: wordAt(index), edits, count: countAt(index) }))
      .sort((a, b) => a.edits - b.edits || b.count - a.count || (a.word < b.word ? -1 : 1))
      .slice(0, MOST_SIMILAR)
  }

  /** The number of records that have a word. */
  function countAt(index: number): number {
    return (counts[2 * index] ?? 0) + (counts[2 * index + 1] ?? 0)
  }
}

/** The sum of a column of counts before each word; the last entry is the total. */
function sumsOf(counts: Uint32Array, column: 0 | 1): Float64Array {
  const sums = new Float64Array(counts.length / 2 + 1)
  for (let index = 1; index < sums.length; index++) {
    sums[index] = (sums[index - 1] ?? 0) + (counts[2 * (index - 1) + column] ?? 0)
  }
  return sums
}

function startsOf(text: string, size: number): Uint32Array {
  const starts = new Uint32Array(size + 1)
  let start = 0
  for (let index = 1; index < size; index++) {
    start = text.indexOf('\n', start) + 1
    starts[index] = start
  }
  starts[size] = text.length + 1
  return starts
}

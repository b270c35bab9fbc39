import type { DatabaseSync } from 'node:sqlite'
import { editDistance } from '../../text/editDistance.ts'

/** The words of an index, held in memory: what a typed word can be, and how many records have it. */
export interface Vocabulary {
  /** How many records have the word in a name. */
  named(word: string): number
  /** How many records have the word in their address. */
  around(word: string): number
  /** How many names have a word that starts so; a name with two such words counts twice. */
  namedWithPrefix(prefix: string): number
  /** The words that start so; null when there are more than `most`. */
  startingWith(prefix: string, most: number): string[] | null
  /** Words that are some edits away from a typed word, or start so; the nearest first, then the commonest. */
  similar(typed: string, options: { most: number; prefix: boolean }): Similar[]
}

export interface Similar {
  word: string
  edits: number
}

/** More corrections than this of one word are noise. */
const MOST_SIMILAR = 48

/** Words longer than this are no one's typo. */
const LONGEST = 40

export function readVocabulary(database: DatabaseSync): Vocabulary {
  const row = database.prepare('select terms, counts from vocabulary').get()
  const text = String(row?.terms ?? '')
  const bytes = row?.counts
  const counts =
    bytes instanceof Uint8Array ? new Uint32Array(bytes.slice().buffer) : new Uint32Array()
  const size = counts.length / 2
  const starts = startsOf(text, size)
  const sums = new Float64Array(size + 1)
  for (let index = 0; index < size; index++) {
    sums[index + 1] = (sums[index] ?? 0) + (counts[2 * index] ?? 0)
  }
  const byLength = groupByLength(text, starts, size)

  function wordAt(index: number): string {
    return text.slice(starts[index], (starts[index + 1] ?? 0) - 1)
  }

  /** The first word that is not before the given one. */
  function find(word: string): number {
    let [low, high] = [0, size]
    while (low < high) {
      const middle = (low + high) >> 1
      if (wordAt(middle) < word) low = middle + 1
      else high = middle
    }
    return low
  }

  function countOf(word: string, column: 0 | 1): number {
    const index = find(word)
    return index < size && wordAt(index) === word ? (counts[2 * index + column] ?? 0) : 0
  }

  return {
    named: (word) => countOf(word, 0),
    around: (word) => countOf(word, 1),
    namedWithPrefix: (prefix) => (sums[find(`${prefix}\uffff`)] ?? 0) - (sums[find(prefix)] ?? 0),
    startingWith(prefix, most) {
      const [from, to] = [find(prefix), find(`${prefix}\uffff`)]
      if (to - from > most) return null
      return Array.from({ length: to - from }, (_, index) => wordAt(from + index))
    },
    similar(typed, { most, prefix }) {
      const mask = maskOf(typed, 0, typed.length)
      const found: (Similar & { count: number })[] = []
      const longest = prefix ? LONGEST : Math.min(LONGEST, typed.length + most)
      for (let length = Math.max(1, typed.length - most); length <= longest; length++) {
        const group = byLength[length]
        if (!group) continue
        for (let place = 0; place < group.words.length; place++) {
          const letters = group.masks[place] ?? 0
          // An edit takes at most one letter away and brings one. A longer word may bring any.
          if (bits(mask & ~letters) > most) continue
          if (!prefix && bits(letters & ~mask) > most) continue
          const index = group.words[place] ?? 0
          const word = wordAt(index)
          const edits = editDistance(typed, word, { most, prefix })
          if (edits > most || edits === 0) continue
          found.push({
            word,
            edits,
            count: (counts[2 * index] ?? 0) + (counts[2 * index + 1] ?? 0),
          })
        }
      }
      found.sort((a, b) => a.edits - b.edits || b.count - a.count || (a.word < b.word ? -1 : 1))
      return found.slice(0, MOST_SIMILAR)
    },
  }
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

interface SameLength {
  words: Uint32Array
  masks: Uint32Array
}

/** Words by their length, each with the set of its letters: most words are told apart without reading them. */
function groupByLength(text: string, starts: Uint32Array, size: number): SameLength[] {
  const lengths: number[][] = []
  for (let index = 0; index < size; index++) {
    const start = starts[index] ?? 0
    const length = (starts[index + 1] ?? 0) - 1 - start
    if (length > LONGEST || isDigit(text.charCodeAt(start))) continue
    const same = lengths[length]
    if (same) same.push(index)
    else lengths[length] = [index]
  }
  return lengths.map((words) => ({
    words: Uint32Array.from(words),
    masks: Uint32Array.from(words, (index) =>
      maskOf(text, starts[index] ?? 0, (starts[index + 1] ?? 0) - 1),
    ),
  }))
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function maskOf(text: string, start: number, end: number): number {
  let mask = 0
  for (let index = start; index < end; index++) mask |= 1 << (text.charCodeAt(index) & 31)
  return mask
}

function bits(set: number): number {
  let count = set - ((set >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

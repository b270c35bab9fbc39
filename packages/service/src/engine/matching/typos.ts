import { transliterate } from '../text/transliterate.ts'
import type { Similar, Vocabulary } from '../text/vocabulary.ts'
import type { QueryWord } from './queryWords.ts'
import { limits, weights } from './weights.ts'

interface Options {
  edits: 1 | 2
  /** Reads the last word as the beginning of a longer word, instead of all words as complete. */
  beginnings: boolean
}

/** The kinds of typos that are corrected, the likeliest first. */
export const typoTolerances: readonly Options[] = [
  { edits: 1, beginnings: false },
  { edits: 2, beginnings: false },
  { edits: 1, beginnings: true },
  { edits: 2, beginnings: true },
]

/** Adds corrections to the words, and to transliterated words of a foreign script. Null when there is nothing to add. */
export function correctTypos(
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
  options: Options,
  isForeign: (word: string) => boolean,
): QueryWord[] | null {
  const suspects = [...words]
    .sort((a, b) => vocabulary.countInNames(a.text) - vocabulary.countInNames(b.text))
    .slice(0, limits.misspeltWords)
  let isChanged = false
  const corrected = words.map((word) => {
    if (!suspects.includes(word)) return word
    const meanings = new Map(word.meanings)
    for (const [token, sure] of corrections(word, vocabulary, options, isForeign)) {
      if (!meanings.has(token)) meanings.set(token, sure)
    }
    if (meanings.size === word.meanings.size) return word
    isChanged = true
    return { ...word, meanings }
  })
  return isChanged ? corrected : null
}

function corrections(
  { text, isNumber, prefixes }: QueryWord,
  vocabulary: Vocabulary,
  { edits: most, beginnings }: Options,
  isForeign: (word: string) => boolean,
): [token: string, sure: number][] {
  const { length } = text
  if (
    isNumber ||
    (beginnings && (prefixes.size === 0 || length < limits.shortestMisspeltBeginning))
  )
    return []
  // The typed text may lack the letters that would make the word long enough.
  if (length < (most === 1 ? limits.shortestMisspelt - 1 : limits.shortestMisspeltTwice - 2))
    return []
  const isForgiven = ({ word, edits }: Similar) =>
    Math.max(length, word.length) >=
    (edits === 1 ? limits.shortestMisspelt : limits.shortestMisspeltTwice)
  const similarTo = (way: string, script: number): [token: string, sure: number][] =>
    vocabulary
      .similar(way, { most, prefix: beginnings })
      .filter(isForgiven)
      .map(({ word, edits }) => {
        const sure = script * (edits === 1 ? weights.oneEdit : weights.twoEdits)
        return [word, beginnings ? sure * Math.min(1, length / word.length) : sure]
      })
  const ways = isForeign(text) ? transliterate(text).slice(0, limits.misspeltWays) : []
  return [...similarTo(text, 1), ...ways.flatMap((way) => similarTo(way, weights.transliterated))]
}

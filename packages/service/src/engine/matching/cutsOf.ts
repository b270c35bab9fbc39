import { wordsFor } from '../text/phrases.ts'
import type { QueryWord } from './queryWords.ts'
import { limits, weights } from './weights.ts'

/** Prepositions and articles that introduce a place. */
const prepositions = wordsFor('prepositions')

/** The ways to divide a text into a subject and a location or a name, in either order. */
export function* cutsOf(
  words: readonly QueryWord[],
): Generator<[what: readonly QueryWord[], where: readonly QueryWord[]]> {
  for (let cut = 1; cut < Math.min(words.length, limits.cutWords); cut++) {
    const [head, tail] = [trimmed(words.slice(0, cut)), trimmed(words.slice(cut))]
    if (head.length === 0 || tail.length === 0) continue
    if (mayBeWhere(tail)) yield [head, inflected(tail)]
    if (mayBeWhere(head)) yield [tail, inflected(head)]
  }
}

/** True for words that may name a location: not the type of a road alone, nor an unfinished word that is too short to match a name with certainty. */
function mayBeWhere(words: readonly QueryWord[]): boolean {
  return words.some(({ isNumber, isMinor, text, prefixes }) => {
    const shortest = prefixes.size > 0 ? limits.shortestBegunWhere : limits.shortestWhere
    return !isNumber && !isMinor && text.length >= shortest
  })
}

/** Adds the last word without its ending as a prefix, because names of places are inflected in some languages: `в Астане`, `рядом с Байтереком`. */
function inflected(words: readonly QueryWord[]): readonly QueryWord[] {
  const last = words.at(-1)
  if (
    !last ||
    last.text.length < limits.shortestInflected ||
    !/\p{Script=Cyrillic}/u.test(last.text)
  )
    return words
  const prefixes = new Map(last.prefixes).set(last.text.slice(0, -1), weights.inflected)
  if (last.text.length >= limits.shortestInflectedByTwo) {
    prefixes.set(last.text.slice(0, -2), weights.inflected)
  }
  return [...words.slice(0, -1), { ...last, prefixes }]
}

/** Words without the prepositions before and after them. */
export function trimmed(words: readonly QueryWord[]): readonly QueryWord[] {
  let [from, to] = [0, words.length]
  while (from < to && isPreposition(words[from])) from += 1
  while (to > from && isPreposition(words[to - 1])) to -= 1
  return words.slice(from, to)
}

function isPreposition(word: QueryWord | undefined): boolean {
  return word !== undefined && prepositions.has(word.text)
}

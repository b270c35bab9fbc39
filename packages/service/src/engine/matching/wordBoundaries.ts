import type { Vocabulary } from '../text/vocabulary.ts'
import { type QueryWord, queryWord } from './queryWords.ts'
import { limits } from './weights.ts'

/** Joins two words that are one known word: `mc donalds`. */
export function joinWords(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[][] {
  const ways = words.flatMap((word, index): QueryWord[][] => {
    const next = words[index + 1]
    if (!next || word.isNumber || vocabulary.countInNames(word.text + next.text) === 0) return []
    const one = queryWord(word.text + next.text, isUnfinished(next))
    return [[...words.slice(0, index), one, ...words.slice(index + 2)]]
  })
  return ways.slice(0, limits.spacings)
}

/** Splits an unknown word into two known ones: `teatrosolis`. */
export function splitWords(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[][] {
  const ways = words.flatMap((word, index) =>
    halvesOf(word, vocabulary).map(([head, tail]) => [
      ...words.slice(0, index),
      queryWord(head, false),
      queryWord(tail, isUnfinished(word)),
      ...words.slice(index + 1),
    ]),
  )
  return ways.slice(0, limits.spacings)
}

function halvesOf({ text, isNumber }: QueryWord, vocabulary: Vocabulary): [string, string][] {
  if (isNumber || vocabulary.countInNames(text) > 0) return []
  const halves: [string, string][] = []
  for (let at = limits.shortestHalf; at <= text.length - limits.shortestHalf; at++) {
    const [head, tail] = [text.slice(0, at), text.slice(at)]
    if (vocabulary.countInNames(head) > 0 && vocabulary.countInNames(tail) > 0)
      halves.push([head, tail])
  }
  return halves
}

function isUnfinished({ prefixes }: QueryWord): boolean {
  return prefixes.size > 0
}

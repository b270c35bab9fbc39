import { type QueryWord, queryWord } from '../../text/queryWords.ts'
import type { Vocabulary } from '../reading/vocabulary.ts'

/** Shorter halves of a word are words by chance. */
const SHORTEST_HALF = 3
/** Ways to write a text with other spaces. */
const MOST_WAYS = 3

/** The words with two of them joined, where that gives a known one: `mc donalds`. */
export function joined(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[][] {
  const ways = words.flatMap((word, index): QueryWord[][] => {
    const next = words[index + 1]
    if (!next || word.isNumber || vocabulary.named(word.text + next.text) === 0) return []
    const one = queryWord(word.text + next.text, isUnfinished(next))
    return [[...words.slice(0, index), one, ...words.slice(index + 2)]]
  })
  return ways.slice(0, MOST_WAYS)
}

/** The words with one that is not known split into two that are: `teatrosolis`. */
export function split(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[][] {
  const ways = words.flatMap((word, index) =>
    halvesOf(word, vocabulary).map(([head, tail]) => [
      ...words.slice(0, index),
      queryWord(head, false),
      queryWord(tail, isUnfinished(word)),
      ...words.slice(index + 1),
    ]),
  )
  return ways.slice(0, MOST_WAYS)
}

function halvesOf({ text, isNumber }: QueryWord, vocabulary: Vocabulary): [string, string][] {
  if (isNumber || vocabulary.named(text) > 0) return []
  const halves: [string, string][] = []
  for (let at = SHORTEST_HALF; at <= text.length - SHORTEST_HALF; at++) {
    const [head, tail] = [text.slice(0, at), text.slice(at)]
    if (vocabulary.named(head) > 0 && vocabulary.named(tail) > 0) halves.push([head, tail])
  }
  return halves
}

function isUnfinished({ prefixes }: QueryWord): boolean {
  return prefixes.size > 0
}

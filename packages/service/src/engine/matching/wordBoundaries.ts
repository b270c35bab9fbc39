import { isMinorWord } from '../text/abbreviations.ts'
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

/** Splits an unknown word into known ones: `teatrosolis`, `hoteldelclos`, `7eleven`. */
export function splitWords(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[][] {
  const ways = words.flatMap((word, index) =>
    partsOf(word, vocabulary).map((parts) => [
      ...words.slice(0, index),
      ...parts.map((part, at) => queryWord(part, at === parts.length - 1 && isUnfinished(word))),
      ...words.slice(index + 1),
    ]),
  )
  return ways.slice(0, limits.spacings)
}

/** The known words whose letters are those of one word, and the logarithm of the product of their numbers of records. */
interface Parts {
  words: string[]
  known: number
}

/** The divisions of a word into known words: first those with few words, then those with words that many records have. */
function partsOf({ text }: QueryWord, vocabulary: Vocabulary): string[][] {
  const isKnown = isDigits(text) || vocabulary.countInNames(text) > 0
  if (isKnown || text.length > limits.longestJoined) return []
  const knownOf = (part: string, isLast: boolean) =>
    isPart(part, isLast) ? vocabulary.countInNames(part) : 0
  // The divisions of the letters up to each position.
  const upTo: Parts[][] = [[{ words: [], known: 0 }]]
  for (let end = 1; end <= text.length; end++) {
    const ways: Parts[] = []
    for (let start = 0; start < end; start++) {
      const before = upTo[start]?.filter(({ words }) => words.length < limits.parts) ?? []
      const part = text.slice(start, end)
      const count = before.length > 0 ? knownOf(part, end === text.length) : 0
      for (const { words, known } of count > 0 ? before : [])
        ways.push({ words: [...words, part], known: known + Math.log(count) })
    }
    upTo.push(ways.sort(byLikelihood).slice(0, limits.spacings))
  }
  return upTo.at(-1)?.map(({ words }) => words) ?? []
}

/** True for letters that are not a word by chance. An article is not the last word. */
function isPart(part: string, isLast: boolean): boolean {
  const isArticle = !isLast && isMinorWord(part)
  return part.length >= limits.shortestPart || isArticle || isDigits(part)
}

function isDigits(text: string): boolean {
  return /^\p{N}+$/u.test(text)
}

function byLikelihood(a: Parts, b: Parts): number {
  return a.words.length - b.words.length || b.known - a.known
}

function isUnfinished({ prefixes }: QueryWord): boolean {
  return prefixes.size > 0
}

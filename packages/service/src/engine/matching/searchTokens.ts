import type { Vocabulary } from '../text/vocabulary.ts'
import type { QueryWord } from './queryWords.ts'
import { limits } from './weights.ts'

/** The letters of the longest prefixes that have postings of their own. */
export const LONGEST_BEGINNING = 3

/** The tokens that stand for a word in a partition, and the prefixes that stand for every token that starts with them. */
export interface SearchTokens {
  whole: readonly string[]
  begun: readonly string[]
}

/** The tokens of a word. In a wide partition, a prefix with few endings becomes a list of those, which saves merging the postings of a common prefix. */
export function searchTokens(
  { meanings, prefixes }: QueryWord,
  isWide: boolean,
  vocabulary: Pick<Vocabulary, 'startingWith'>,
): SearchTokens {
  const endings: string[] = []
  const begun: string[] = []
  for (const prefix of prefixes.keys()) {
    const few =
      isWide && prefix.length > LONGEST_BEGINNING
        ? vocabulary.startingWith(prefix, limits.endings)
        : null
    if (few) endings.push(...few)
    else begun.push(prefix)
  }
  // A meaning that a prefix covers is searched for once, and one that no record has only if nothing else is.
  const isCovered = (token: string): boolean =>
    [...prefixes.keys()].some((prefix) => token.startsWith(prefix))
  const others = [...meanings.keys()].filter((token) => !isCovered(token))
  const whole = [...others, ...endings]
  return { whole: whole.length + begun.length > 0 ? whole : [...meanings.keys()], begun }
}

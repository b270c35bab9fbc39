import { groupOf } from '../layout/partitions.ts'
import type { QueryWord } from '../matching/queryWords.ts'
import type { DocSearch } from '../matching/Reader.ts'
import type { Vocabulary } from '../text/vocabulary.ts'

/** The data that a search is planned by. */
export interface SearchedData {
  vocabulary: Pick<
    Vocabulary,
    'countInNames' | 'countInAddresses' | 'countInNamesByPrefix' | 'countInAddressesByPrefix'
  >
  /** The number of docs. */
  docs: number
}

/** Words of which a doc has to have one. */
export interface Condition {
  words: readonly QueryWord[]
  /** True when it has to be in a name, and an address does not do. */
  isNamed: boolean
}

export interface SearchPlan {
  /** The rarest word, whose postings are read in their order; undefined for a search without words. */
  driver: QueryWord | undefined
  /** The conditions whose postings are read, and a doc has to be among them. */
  listed: readonly Condition[]
  /** The conditions for which the words of each doc are compared. */
  compared: readonly Condition[]
}

/** The time to look up a doc and compare its words, in that to read one number of a posting. */
const LOOK_UP = 14
/** Longer postings are not read: that would take tens of milliseconds. */
export const MOST_LISTED = 100_000
/** The factor by which the words of a text may be together less often than by chance. */
const SELDOM_TOGETHER = 3

/** Decides for each word but the rarest what costs less: to read its postings, or to look up the docs that have the rarer words. */
export function planSearch(
  { words, within, most, partitions }: DocSearch,
  { vocabulary, docs }: SearchedData,
): SearchPlan {
  const conditionOf = (words: readonly QueryWord[], isNamed: boolean) => ({
    words,
    isNamed,
    count: words.reduce((sum, word) => sum + countOf(word, vocabulary, !isNamed), 0),
  })
  const isRarer = (a: { count: number }, b: { count: number }): number => a.count - b.count
  const [rarest, ...others] = words
    .map((word) => conditionOf([word], within === 'name'))
    .sort(isRarer)
  const driver = rarest?.words[0]
  if (!rarest || !driver) return { driver: undefined, listed: [], compared: [] }
  if (within === 'nameAndAddress') others.push(conditionOf(words, true))

  const shareOf = ({ count }: { count: number }): number => Math.min(1, (count + 1) / docs)
  // Docs are read in the order of their prominence until there are enough.
  const enough = others.reduce((left, other) => left / shareOf(other), most)
  let left = Math.min(rarest.count, SELDOM_TOGETHER * enough)
  // The vocabulary does not count crossings, which have most of the words of their streets.
  const isCounted = partitions.every(({ partition }) => groupOf(partition) !== 'corner')
  const listed: Condition[] = []
  const compared: Condition[] = []
  for (const { count, ...condition } of others.sort(isRarer)) {
    if (isCounted && count <= Math.min(MOST_LISTED, left * LOOK_UP)) {
      listed.push(condition)
      left *= shareOf({ count })
    } else {
      compared.push(condition)
    }
  }
  return { driver, listed, compared }
}

/** The number of records that have a word in a name, and in their address too when that counts. */
function countOf(
  { meanings, prefixes }: QueryWord,
  vocabulary: SearchedData['vocabulary'],
  inAddress: boolean,
): number {
  let count = 0
  for (const meaning of meanings.keys()) {
    count += vocabulary.countInNames(meaning)
    if (inAddress) count += vocabulary.countInAddresses(meaning)
  }
  for (const prefix of prefixes.keys()) {
    count += vocabulary.countInNamesByPrefix(prefix)
    if (inAddress) count += vocabulary.countInAddressesByPrefix(prefix)
  }
  return count
}

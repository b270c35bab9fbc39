import { worldPartition } from '../../layout/partitions.ts'
import type { DocSearch, SearchedPartition } from '../../matching/Reader.ts'
import { type SearchTokens, searchTokens } from '../../matching/searchTokens.ts'
import type { Vocabulary } from '../../text/vocabulary.ts'

/** The FTS5 expressions of a search in one of its partitions. */
export interface Expressions {
  /** Matches the records that have all words. */
  all: string
  /**
   * Matches the records that have at least the words that are searched for as a whole. If there are none, `all` need not be tried: it merges the records
   * of each word that begins with a common prefix, which takes milliseconds. Undefined where that saves nothing.
   */
  wholeWords?: string
}

export function expressionsOf(
  { words, within }: DocSearch,
  { partition, isWide }: SearchedPartition,
  vocabulary: Vocabulary,
): Expressions {
  const clauses = words.map((word) => {
    const tokens = searchTokens(word, isWide, vocabulary)
    const named = clause(tokens, partition)
    const around = clause(tokens, worldPartition('context'))
    const isWhole = tokens.begun.length === 0
    return { named, anywhere: within === 'name' ? named : `(${named} OR ${around})`, isWhole }
  })
  const allOf = (some: typeof clauses) => some.map(({ anywhere }) => anywhere).join(' AND ')
  const named = clauses.map((one) => one.named).join(' OR ')
  const all = within === 'nameAndAddress' ? `(${named}) AND ${allOf(clauses)}` : allOf(clauses)
  const whole = clauses.filter(({ isWhole }) => isWhole)
  const mayBeNone = isWide && whole.length > 1 && whole.length < clauses.length
  return { all, ...(mayBeNone && { wholeWords: allOf(whole) }) }
}

/** Matches any of the tokens of a word, in a partition. */
function clause({ whole, begun }: SearchTokens, partition: string): string {
  // Tokens consist of letters, marks, digits, `/` and `-`, so nothing in them can end the quotes.
  const quoted = (token: string) => `"${partition}${token}"`
  const prefixes = begun.map((prefix) => `${quoted(prefix)} *`)
  return `(${[...whole.map(quoted), ...prefixes].join(' OR ')})`
}

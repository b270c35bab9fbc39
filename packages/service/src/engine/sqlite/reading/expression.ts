import { worldPartition } from '../../layout/partitions.ts'
import type { DocSearch, SearchedPartition } from '../../matching/Reader.ts'
import { type SearchTokens, searchTokens } from '../../matching/searchTokens.ts'
import type { Vocabulary } from '../../text/vocabulary.ts'

/** The FTS5 expression of a search in one of its partitions. */
export function expressionOf(
  { words, within }: DocSearch,
  { partition, isWide }: SearchedPartition,
  vocabulary: Vocabulary,
): string {
  const clauses = words.map((word) => {
    const tokens = searchTokens(word, isWide, vocabulary)
    return { named: clause(tokens, partition), around: clause(tokens, worldPartition('context')) }
  })
  const named = clauses.map((one) => one.named)
  if (within === 'name') return named.join(' AND ')
  const everywhere = clauses.map((one) => `(${one.named} OR ${one.around})`).join(' AND ')
  return within === 'nameOrAddress' ? everywhere : `(${named.join(' OR ')}) AND ${everywhere}`
}

/** Matches any of the tokens of a word, in a partition. */
function clause({ whole, begun }: SearchTokens, partition: string): string {
  // Tokens consist of letters, marks, digits, `/` and `-`, so nothing in them can end the quotes.
  const quoted = (token: string) => `"${partition}${token}"`
  const prefixes = begun.map((prefix) => `${quoted(prefix)} *`)
  return `(${[...whole.map(quoted), ...prefixes].join(' OR ')})`
}

import { worldPartition } from '../../layout/partitions.ts'
import type { QueryWord } from '../../matching/queryWords.ts'
import type { DocSearch, SearchedPartition } from '../../matching/Reader.ts'
import type { Vocabulary } from '../../text/vocabulary.ts'

/** The FTS5 expression of a search in one of its partitions. */
export function expressionOf(
  { words, within }: DocSearch,
  { partition, isWide }: SearchedPartition,
  vocabulary: Vocabulary,
): string {
  const spelled = isWide ? words.map((word) => expandPrefixes(word, vocabulary)) : words
  if (within === 'name') return inNames(spelled, partition)
  const everywhere = inNamesOrAddresses(spelled, partition)
  return within === 'nameOrAddress'
    ? everywhere
    : `${inSomeName(spelled, partition)} AND ${everywhere}`
}

/** Matches names with all of the words. */
function inNames(words: readonly QueryWord[], partition: string): string {
  return words.map((word) => clause(word, partition)).join(' AND ')
}

/** Matches records that have each word in a name or in their address. */
function inNamesOrAddresses(words: readonly QueryWord[], partition: string): string {
  const context = worldPartition('context')
  return words
    .map((word) => `(${clause(word, partition)} OR ${clause(word, context)})`)
    .join(' AND ')
}

/** Matches records that have one of the words in a name. */
function inSomeName(words: readonly QueryWord[], partition: string): string {
  return `(${words.map((word) => clause(word, partition)).join(' OR ')})`
}

/** Matches any of the meanings of a word, in a partition. */
function clause({ meanings, prefixes }: QueryWord, partition: string): string {
  // Tokens consist of letters, marks, digits, `/` and `-`, so nothing in them can end the quotes.
  const quoted = (token: string) => `"${partition}${token}"`
  const whole = [...meanings.keys()].filter((token) => !startsWithAny(token, prefixes))
  const begun = [...prefixes.keys()].map((prefix) => `${quoted(prefix)} *`)
  return `(${[...whole.map(quoted), ...begun].join(' OR ')})`
}

function startsWithAny(token: string, prefixes: ReadonlyMap<string, number>): boolean {
  for (const prefix of prefixes.keys()) if (token.startsWith(prefix)) return true
  return false
}

/** Shorter prefixes have an index of their own. */
const SHORTEST_EXPANDED = 4
const MOST_ENDINGS = 16

/** A word whose prefix has few endings, as a list of those. This saves FTS5 from merging the postings of a common prefix. */
function expandPrefixes(word: QueryWord, vocabulary: Vocabulary): QueryWord {
  const meanings = new Map(word.meanings)
  for (const [prefix, sure] of word.prefixes) {
    const endings =
      prefix.length < SHORTEST_EXPANDED ? null : vocabulary.startingWith(prefix, MOST_ENDINGS)
    if (!endings) return word
    for (const ending of endings) meanings.set(ending, sure)
  }
  return { ...word, meanings, prefixes: new Map() }
}

import type { QueryWord } from '../../text/queryWords.ts'
import { worldPartition } from '../layout/partitions.ts'

/** Names that have all of the words, in one partition, as an FTS5 expression. */
export function inNames(words: readonly QueryWord[], partition: string): string {
  return words.map((word) => clause(word, partition)).join(' AND ')
}

/** Records that have each word in a name or in their address. */
export function inNamesOrAddresses(words: readonly QueryWord[], partition: string): string {
  const context = worldPartition('context')
  return words
    .map((word) => `(${clause(word, partition)} OR ${clause(word, context)})`)
    .join(' AND ')
}

/** Records that have one of the words in a name. */
export function inSomeName(words: readonly QueryWord[], partition: string): string {
  return `(${words.map((word) => clause(word, partition)).join(' OR ')})`
}

/** Any of the meanings of a word, in a partition. */
function clause({ meanings, prefixes }: QueryWord, partition: string): string {
  // Tokens are letters, marks, digits, `/` and `-`: nothing in them can end the quotes.
  const quoted = (token: string) => `"${partition}${token}"`
  const whole = [...meanings.keys()].filter((token) => !startsWithAny(token, prefixes))
  const begun = [...prefixes.keys()].map((prefix) => `${quoted(prefix)} *`)
  return `(${[...whole.map(quoted), ...begun].join(' OR ')})`
}

function startsWithAny(token: string, prefixes: ReadonlyMap<string, number>): boolean {
  for (const prefix of prefixes.keys()) if (token.startsWith(prefix)) return true
  return false
}

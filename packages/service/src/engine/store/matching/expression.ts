import type { QueryWord } from '../../text/queryWords.ts'
import { worldSpace } from '../layout/spaces.ts'

/** Names that have all of the words, in one space, as an FTS5 expression. */
export function inNames(words: readonly QueryWord[], space: string): string {
  return words.map((word) => clause(word, space)).join(' AND ')
}

/** Records that have each word in a name or in their address. */
export function inNamesOrAddresses(words: readonly QueryWord[], space: string): string {
  const context = worldSpace('context')
  return words.map((word) => `(${clause(word, space)} OR ${clause(word, context)})`).join(' AND ')
}

/** Records that have one of the words in a name. */
export function inSomeName(words: readonly QueryWord[], space: string): string {
  return `(${words.map((word) => clause(word, space)).join(' OR ')})`
}

/** Any of the meanings of a word, in a space. */
function clause({ meanings, prefixes }: QueryWord, space: string): string {
  // Tokens are letters, marks, digits, `/` and `-`: nothing in them can end the quotes.
  const quoted = (token: string) => `"${space}${token}"`
  const whole = [...meanings.keys()].filter((token) => !startsWithAny(token, prefixes))
  const begun = [...prefixes.keys()].map((prefix) => `${quoted(prefix)} *`)
  return `(${[...whole.map(quoted), ...begun].join(' OR ')})`
}

function startsWithAny(token: string, prefixes: ReadonlyMap<string, number>): boolean {
  for (const prefix of prefixes.keys()) if (token.startsWith(prefix)) return true
  return false
}

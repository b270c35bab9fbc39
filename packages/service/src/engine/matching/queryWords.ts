import { isMinorWord, isRoadWord, shortForms, shortFormsOfPrefix } from '../text/abbreviations.ts'
import { spacedOut, wordsFor } from '../text/phrases.ts'
import { typedTokens } from '../text/tokens.ts'
import { limits, weights } from './weights.ts'

/** A typed word, and the tokens of the data that it may mean. */
export interface QueryWord {
  text: string
  /** The tokens that it may stand for, with their certainty from 0 to 1. */
  meanings: Map<string, number>
  /** The prefixes that a token may have; empty unless the word may be unfinished. */
  prefixes: Map<string, number>
  /** True for an insignificant word: a type of road, an article. */
  isMinor: boolean
  /** True for a word for a road or a square, without which the name is not complete. */
  isRoad: boolean
  /** True for a word that starts with a digit, and may be a house number. */
  isNumber: boolean
}

/** A typed text as words. */
export interface ParsedQuery {
  words: QueryWord[]
  /** The positions of a sign or a word for "and" or "corner of" between two streets. */
  connectors: Connector[]
}

/** The words of a connector at the index `from`, up to `to`; none when there is no connector. */
interface Connector {
  from: number
  to: number
}

/** The words of a typed text; `unfinished`: the last one may go on. */
export function parseQuery(text: string, { unfinished }: { unfinished: boolean }): ParsedQuery {
  const words: QueryWord[] = []
  const connectors: Connector[] = []
  const sides = spacedOut([...text].slice(0, limits.characters).join('')).split(signs)
  sides.forEach((side, index) => {
    const isLastSide = index === sides.length - 1
    if (words.length === limits.words) return
    if (index > 0 && words.length > 0) connectors.push({ from: words.length, to: words.length })
    const tokens = typedTokens(side)
    tokens.forEach((token, position) => {
      if (words.length === limits.words) return
      const isLast = isLastSide && position === tokens.length - 1
      if (connecting.has(token) && words.length > 0 && !isLast) {
        connectors.push({ from: words.length, to: words.length + 1 })
      }
      words.push(queryWord(token, unfinished && isLast))
    })
  })
  return { words, connectors }
}

// A slash inside a house number (`12/3`) does not separate streets.
const signs = /[&@+]|(?<!\p{N})\/|\/(?!\p{N})/u

const connecting = wordsFor('joiners')

export function queryWord(text: string, unfinished: boolean): QueryWord {
  const meanings = new Map([[text, 1]])
  for (const short of shortForms(text)) meanings.set(short, weights.abbreviated)
  const prefixes = new Map<string, number>()
  if (unfinished) {
    prefixes.set(text, 1)
    for (const short of shortFormsOfPrefix(text)) meanings.set(short, weights.abbreviated)
  }
  // An unfinished `la` may become `lavalleja`; `avenida` is whole.
  const isMinor = (!unfinished || text.length >= limits.shortestWhole) && isMinorWord(text)
  const isRoad = isMinor && text.length >= limits.shortestWhole && isRoadWord(text)
  return { text, meanings, prefixes, isMinor, isRoad, isNumber: /^\p{N}/u.test(text) }
}

/** The significant words: no articles, no types of roads. All words, when none is significant. */
export function significantWords(words: readonly QueryWord[]): readonly QueryWord[] {
  const significant = words.filter((word) => !word.isMinor)
  return significant.length > 0 ? significant : words
}

import { phrasesFor, wordsFor } from '../text/phrases.ts'
import { type ParsedQuery, type QueryWord, queryWord } from './queryWords.ts'
import { limits } from './weights.ts'

const modifierPhrases = byFirstWord('modifiers')
const cornerPhrases = phrasesFor('corners')
const postalPhrases = byFirstWord('postalCode')
const between = wordsFor('between')
const units = wordsFor('units')
const numberWords = wordsFor('numbers')
const buildingWords = wordsFor('buildings')

/** True for a text that is only a modifier. It may be a complete name, but it is not matched with similar names. */
export function isModifier({ words: typed }: ParsedQuery): boolean {
  return phrasesAt(modifierPhrases, typed, 0).some((phrase) => phrase.length === typed.length)
}

/** A query without its modifiers and without details beyond the house number, such as a flat. Returns the same object when there are none. */
export function withoutModifiers(query: ParsedQuery): ParsedQuery {
  let rest = withoutCorner(withoutBetween(query))
  const [postal] = phrasesAt(postalPhrases, rest.words, 0)
  const code = postal && rest.words[postal.length]
  if (code?.isNumber && code.text.length >= limits.shortestPostalCode)
    rest = without(rest, 0, postal?.length ?? 0)
  for (let index = 0; index < rest.words.length; index++) {
    const [phrase] = phrasesAt(modifierPhrases, rest.words, index)
    const count = phrase?.length ?? 0
    if (count === 0 || rest.words.length === count) continue
    rest = without(rest, index, index + count)
    index -= 1
  }
  return withoutUnits(rest)
}

function withoutCorner(query: ParsedQuery): ParsedQuery {
  const { words: typed } = query
  const first = cornerPhrases.find((phrase) => startsAt(typed, 0, phrase))
  if (first && typed.length > first.length + 1) return without(query, 0, first.length)
  const last = cornerPhrases.find((phrase) => startsAt(typed, typed.length - phrase.length, phrase))
  if (!last || query.connectors.length === 0) return query
  return without(query, typed.length - last.length, typed.length)
}

/** Reads `entre` and two streets as their crossing, which is nearby. After a street or an address, the cross streets are dropped. */
function withoutBetween(query: ParsedQuery): ParsedQuery {
  const at = query.words.findIndex(({ text }) => between.has(text))
  if (at < 0 || !query.connectors.some(({ from }) => from > at + 1)) return query
  return at === 0 ? without(query, 0, 1) : without(query, at, query.words.length)
}

function withoutUnits(query: ParsedQuery): ParsedQuery {
  let rest = query
  for (let index = 0; index < rest.words.length; index++) {
    const { words } = rest
    const next = words[index + 1]
    const text = words[index]?.text ?? ''
    const isAfterNumber = words.slice(0, index).some(({ isNumber }) => isNumber)
    if (units.has(text) && isAfterNumber) {
      // The number of a flat may not have been typed yet, or be a letter.
      const isPart = next && (next.isNumber || next.text.length === 1)
      rest = without(rest, index, index + (isPart ? 2 : 1))
      index -= 1
    } else if (buildingWords.has(text) && words[index - 1]?.isNumber && next?.isNumber) {
      rest = joined(rest, index - 1, `${words[index - 1]?.text}к${next.text}`)
      index -= 1
    } else if (numberWords.has(text) && next?.isNumber && !isAfterNumber) {
      rest = without(rest, index, index + 1)
    }
  }
  return rest
}

function byFirstWord(field: 'modifiers' | 'postalCode'): Map<string | undefined, string[][]> {
  return Map.groupBy(phrasesFor(field), ([first]) => first)
}

/** The phrases that the words have at an index, the longest first. */
function phrasesAt(
  phrases: ReadonlyMap<string | undefined, string[][]>,
  typed: readonly QueryWord[],
  index: number,
): string[][] {
  return (phrases.get(typed[index]?.text) ?? []).filter((phrase) => startsAt(typed, index, phrase))
}

function startsAt(typed: readonly QueryWord[], index: number, phrase: readonly string[]): boolean {
  for (const [offset, word] of phrase.entries()) {
    const found = typed[index + offset]
    if (!found) return false
    if (found.text === word) continue
    // The last word of a phrase may be unfinished.
    if (offset === 0 || found.prefixes.size === 0 || !word.startsWith(found.text)) return false
  }
  return true
}

/** The query with the three words from `at` replaced by one. */
function joined(query: ParsedQuery, at: number, text: string): ParsedQuery {
  const { words: typed, connectors } = without(query, at + 1, at + 3)
  return { words: typed.with(at, queryWord(text, false)), connectors }
}

function without({ words, connectors }: ParsedQuery, from: number, to: number): ParsedQuery {
  const shift = (index: number) => (index >= to ? index - (to - from) : Math.min(index, from))
  return {
    words: words.filter((_, index) => index < from || index >= to),
    connectors: connectors
      .filter((connector) => connector.to <= from || connector.from >= to)
      .map((connector) => ({ from: shift(connector.from), to: shift(connector.to) }))
      .filter((connector) => connector.from > 0),
  }
}

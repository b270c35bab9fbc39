import { isMinorWord } from '../text/abbreviations.ts'
import { unspacedIn } from '../text/tokens.ts'
import type { QueryWord } from './queryWords.ts'
import type { Term, TermName } from './terms.ts'
import { nameScore, nothing, type TextScore } from './textScore.ts'
import { weights } from './weights.ts'

const noPrefixes: QueryWord['prefixes'] = new Map()

/**
 * The match of typed words and a category or brand. Names of brands, and names in the languages of the caller and of the place, may be unfinished.
 * Names in other languages, and further words, must be complete.
 */
export function termScore(
  typed: readonly QueryWord[],
  { term, names, words, tokens }: Term,
  languages: ReadonlySet<string>,
): TextScore {
  let best = nothing
  let finished: readonly QueryWord[] | undefined
  // A term has names in dozens of languages, most of which have none of the words.
  const isInWhole = areAmong(typed, tokens)
  for (const name of names) {
    if (term === 'brand' || isSpoken(name, languages)) {
      if (mayBe(typed, name, true)) best = better(best, nameScore(typed, name.tokens), 1)
    } else if (isInWhole && mayBe(typed, name, false) && mayBeForeign(typed, name)) {
      finished ??= finish(typed)
      best = better(best, nameScore(finished, name.tokens), weights.foreignName)
    }
  }
  if (!isInWhole) return best
  const worth = weights.termWord - weights.longList * Math.min(1, words.length / weights.manyWords)
  for (const name of words) {
    if (!isSpoken(name, languages) || !mayBe(typed, name, false)) continue
    finished ??= finish(typed)
    best = better(best, nameScore(finished, name.tokens), worth)
  }
  if (best.text > 0 || term === 'brand' || typed.length === 1) return best
  // `EV charging` has a word of the name and one of the further words in the same language.
  const all = [...names, ...words]
  const isKnown = [...languages].some((language) => {
    const own = all.filter((name) => name.language === language)
    return areAmong(typed, new Set(own.flatMap(({ tokens }) => tokens)))
  })
  return isKnown ? { ...nothing, text: worth, isWhole: true, sureness: 1, quality: 1 } : nothing
}

function isSpoken({ language }: TermName, languages: ReadonlySet<string>): boolean {
  return languages.size === 0 || languages.has(language)
}

/** The words without their prefixes, so that each must match a whole word. */
function finish(typed: readonly QueryWord[]): QueryWord[] {
  return typed.map((word) => ({ ...word, prefixes: noPrefixes }))
}

function better(best: TextScore, score: TextScore, worth: number): TextScore {
  const text = score.text * worth
  return text > best.text ? { ...score, text } : best
}

/** True for a name that is not longer than the text. One word of a longer foreign name likely belongs to a language that is spoken here. */
function mayBeForeign(typed: readonly QueryWord[], { tokens }: TermName): boolean {
  return tokens.length <= typed.length || significant(tokens) <= typed.length
}

function significant(tokens: readonly string[]): number {
  return tokens.filter((token) => !isMinorWord(token) && !isLastOfRun(token)).length
}

/** True for the last character of an unspaced name, which is also in the pair before it. */
function isLastOfRun(token: string): boolean {
  return [...token].length === 1 && unspacedIn(token)
}

/** True when each significant word is in a name. This cheap test excludes most names before they are scored. */
function mayBe(typed: readonly QueryWord[], { tokens }: TermName, isBegun: boolean): boolean {
  for (const word of typed) {
    if (!word.isMinor && !(isBegun ? isAmong(word, tokens) : hasWhole(word, tokens))) return false
  }
  return true
}

/** True when one of the tokens matches a word. */
export function isAmong(word: QueryWord, tokens: readonly string[]): boolean {
  return hasWhole(word, tokens) || hasBegun(word, tokens)
}

function hasWhole({ meanings }: QueryWord, tokens: readonly string[]): boolean {
  for (const token of tokens) if (meanings.has(token)) return true
  return false
}

function hasBegun({ prefixes }: QueryWord, tokens: readonly string[]): boolean {
  if (prefixes.size === 0) return false
  for (const prefix of prefixes.keys()) {
    for (const token of tokens) if (token.startsWith(prefix)) return true
  }
  return false
}

/** True when each significant word is a whole word of some names. */
function areAmong(typed: readonly QueryWord[], tokens: ReadonlySet<string>): boolean {
  for (const { meanings, isMinor } of typed) {
    if (!isMinor && ![...meanings.keys()].some((meaning) => tokens.has(meaning))) return false
  }
  return true
}

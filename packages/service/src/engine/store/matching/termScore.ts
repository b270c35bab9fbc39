import { isMinorWord } from '../../text/abbreviations.ts'
import type { QueryWord } from '../../text/queryWords.ts'
import type { TermName, TermNames } from '../reading/terms.ts'
import { nameScore, nothing, type TextScore } from './rank.ts'
import { weights } from './weights.ts'

const noPrefixes: QueryWord['prefixes'] = new Map()

/** A list of so many further words says little by each of them. */
const LONG_LIST = 20

/**
 * The match of typed words and a category or brand. Names in the languages of the caller and of the place, and those of brands, may be typed half;
 * of those in others the whole name must be typed, and further words must be typed whole.
 */
export function termScore(
  typed: readonly QueryWord[],
  { isBrand, names, words }: TermNames,
  languages: ReadonlySet<string>,
): TextScore {
  const isSpoken = ({ language }: TermName) => languages.size === 0 || languages.has(language)
  const long = Math.min(1, words.length / LONG_LIST)
  let best = nothing
  let finished: readonly QueryWord[] | undefined
  for (const name of names) {
    if (isBrand || isSpoken(name)) {
      if (mayBe(typed, name, true)) rate(nameScore(typed, name.tokens, []), 1)
    } else rateWhole(name, weights.foreignName, true)
  }
  for (const name of words) {
    if (isSpoken(name)) rateWhole(name, weights.termWord - weights.longList * long)
  }
  return best

  function rateWhole(name: TermName, worth: number, isForeign = false): void {
    // One word of a longer name is likely one of a language that is spoken here: `sol` is no floor.
    const { tokens } = name
    if (isForeign && tokens.length > typed.length && significant(tokens) > typed.length) return
    if (!mayBe(typed, name, false)) return
    finished ??= typed.map((word) => ({ ...word, prefixes: noPrefixes }))
    rate(nameScore(finished, tokens, []), worth)
  }

  function rate(score: TextScore, worth: number): void {
    if (score.text * worth > best.text) best = { ...score, text: score.text * worth }
  }
}

function significant(tokens: readonly string[]): number {
  return tokens.filter((token) => !isMinorWord(token)).length
}

/** True when each word that says something is in a name: most names are ruled out by this, which costs little. */
function mayBe(typed: readonly QueryWord[], { tokens }: TermName, isBegun: boolean): boolean {
  return typed.every(({ meanings, prefixes, isMinor }) => {
    if (isMinor || tokens.some((token) => meanings.has(token))) return true
    if (!isBegun) return false
    for (const prefix of prefixes.keys()) {
      if (tokens.some((token) => token.startsWith(prefix))) return true
    }
    return false
  })
}

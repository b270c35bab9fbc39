import { isShortForm, shortForms } from '../text/abbreviations.ts'
import type { QueryWord } from './queryWords.ts'
import { weights } from './weights.ts'

/** The cached results of `likenessInList` for the words of the current queries. */
const likenesses = new WeakMap<QueryWord, WeakMap<readonly string[], number>>()
/** The length below which a list is not cached, because it belongs to one record and is compared once. */
const SHORTEST_SHARED = 8

/** The probability that a word means one of a list of tokens. A city has up to a hundred names, which thousands of records share. */
export function likenessInList(word: QueryWord, list: readonly string[]): number {
  if (list.length < SHORTEST_SHARED) return compare()
  const known = likenesses.get(word) ?? new WeakMap<readonly string[], number>()
  likenesses.set(word, known)
  const before = known.get(list)
  if (before !== undefined) return before
  const best = compare()
  known.set(list, best)
  return best

  function compare(): number {
    const forms = formsOf(word)
    let best = 0
    for (const token of list) best = Math.max(best, likeness(forms, token))
    return best
  }
}

/** A word prepared for a comparison with thousands of tokens. */
interface Forms {
  meanings: QueryWord['meanings']
  prefixes: readonly (readonly [prefix: string, sure: number])[]
  /** True when one of the meanings may be the short form of a token. */
  isShort: boolean
}

const formsOfWords = new WeakMap<QueryWord, Forms>()

export function formsOf(word: QueryWord): Forms {
  const known = formsOfWords.get(word)
  if (known) return known
  const { meanings, prefixes } = word
  const forms = {
    meanings,
    prefixes: [...prefixes],
    isShort: [...meanings.keys()].some(isShortForm),
  }
  formsOfWords.set(word, forms)
  return forms
}

/** The probability that a word means a token, 0 to 1. */
export function likeness({ meanings, prefixes, isShort }: Forms, token: string): number {
  let best = meanings.get(token) ?? 0
  for (const [prefix, sure] of prefixes) {
    if (!token.startsWith(prefix)) continue
    const typed = prefix.length / token.length
    best = Math.max(best, sure * (weights.beginning + (1 - weights.beginning) * typed))
  }
  if (best > 0 || !isShort) return best
  for (const short of shortForms(token)) best = Math.max(best, meanings.get(short) ?? 0)
  return best
}

/** The certainty that a word, as far as it was typed, is spelled correctly. */
export function sureOf(word: QueryWord, token: string): number {
  let best = word.meanings.get(token) ?? 0
  for (const [prefix, sure] of word.prefixes) {
    if (token.startsWith(prefix)) best = Math.max(best, sure)
  }
  return best === 0 ? 1 : best
}

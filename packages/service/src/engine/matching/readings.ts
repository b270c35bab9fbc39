import type { MatchRequest } from '../PlaceStore.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import { cutsOf, trimmed } from './cutsOf.ts'
import { inOtherScript } from './inOtherScript.ts'
import { numbersIn } from './numbersIn.ts'
import { type ParsedQuery, type QueryWord, queryWord, significantWords } from './queryWords.ts'
import { singularsOf } from './singulars.ts'
import type { Terms } from './terms.ts'
import { correctTypos, typoTolerances } from './typos.ts'
import { limits, readingScores as scores, weights } from './weights.ts'
import { withFewerWords } from './withFewerWords.ts'
import { joinWords, splitWords } from './wordBoundaries.ts'

/** One interpretation of a text: the role of its words, and the likelihood of that role. */
export interface Reading {
  /** The name of the change or division that was made to the words, for explanations. */
  name: string
  /**
   * The role of the words. For `number` they are the street; `termIn` and `nameIn` are a category and a name in the place of `where`, and `nameOf` is
   * a name of the category of `kind`.
   */
  as:
    | 'name'
    | 'term'
    | 'street'
    | 'crossing'
    | 'number'
    | 'placed'
    | 'termIn'
    | 'nameIn'
    | 'nameOf'
    | 'members'
  /** The likelihood of this reading compared with the others of the text, 0 to 1. */
  score: number
  /** The words to search for. */
  words: readonly QueryWord[]
  /** The words that score a record, if they are more than the words to search for. */
  asked?: readonly QueryWord[]
  /** The words that name the place to search in. */
  where?: readonly QueryWord[]
  /** The words that name the category of the place with this name. */
  kind?: readonly QueryWord[]
  /** A house number; `isBegun` is true while more digits may follow. */
  number?: { text: string; isBegun: boolean }
  /** True for two streets that `and` or a sign joins: they are a crossing, whichever comes first. */
  isJoined?: boolean
  /** True for a reading that is not tried when something nearby has every word in its name. */
  unlessNamed?: boolean
}

/** A text, with the vocabulary and the terms that its words are compared with. */
export interface ReadText {
  typed: ParsedQuery
  /** The text without its modifiers. */
  query: ParsedQuery
  purpose: MatchRequest['purpose']
  known: { vocabulary: Vocabulary; terms: Terms }
  /** True for a word in a script that is not that of the place. */
  isForeign(word: string): boolean
  /** True when the readings tried so far have found a record that has every word. */
  hasWhole(): boolean
}

/** All readings of a text, the likeliest first, in lists of equal likelihood. They are generated lazily, because correcting typos searches the vocabulary. */
export function* readingsOf(text: ReadText): Generator<Reading[]> {
  const { query, purpose } = text
  const { words } = query
  const { asTyped, nameInPlace } = scores
  const [first = [], ...less] = meaningsOf({ name: 'as typed', score: asTyped, words }, text)
  yield [...withModifiers(text), ...first, ...eachBegun(text)]
  yield* less
  for (const way of otherWaysToWrite(text)) yield* meaningsOf(way, text)
  if (purpose !== 'geocode' && !words.some(({ isNumber }) => isNumber)) {
    yield [...cutsOf(words)]
      .filter(([what]) => what.some(({ isMinor, text: typed }) => !isMinor && typed.length > 2))
      .map(([what, where]) => {
        return { as: 'nameIn', name: 'a name in a place', score: nameInPlace, words: what, where }
      })
  }
  yield* kindAndLetters(text)
  yield* withFewerWords(text)
}

/** The reading of the text with its modifiers, because a name may contain one. */
function withModifiers({ typed, query }: ReadText): Reading[] {
  if (query === typed) return []
  return [{ as: 'name', name: 'with its modifiers', score: scores.asTyped, words: typed.words }]
}

/** The readings with each long enough word that may go on as a prefix, including words before the last: `escu públ 230`. */
function eachBegun(text: ReadText): Reading[] {
  const { vocabulary } = text.known
  const isWhole = ({ text: typed, isNumber, prefixes }: QueryWord) =>
    isNumber ||
    prefixes.size > 0 ||
    typed.length < limits.shortestEachBegun ||
    !goesOn(typed, vocabulary)
  const { words } = text.query
  if (words.slice(0, -1).every(isWhole)) return []
  const begun = words.map((word) => (isWhole(word) ? word : queryWord(word.text, true)))
  const way = { name: 'each word begun', score: scores.eachBegun, words: begun }
  const [readings = []] = meaningsOf(way, text)
  return readings.map((reading) => ({ ...reading, unlessNamed: true }))
}

/** True when the data has longer words that begin with this one. */
function goesOn(word: string, vocabulary: Vocabulary): boolean {
  return (
    vocabulary.countInNamesByPrefix(word) > vocabulary.countInNames(word) ||
    vocabulary.countInAddressesByPrefix(word) > vocabulary.countInAddresses(word)
  )
}

/** The words of a text in one spelling. */
export type Way = Pick<Reading, 'name' | 'score' | 'words'>

/** The other spellings of a text: with other spaces, with an unfinished last word, in another script, and with typos corrected. */
function* otherWaysToWrite({
  query: { words },
  purpose,
  known: { vocabulary },
  isForeign,
  hasWhole,
}: ReadText): Generator<Way> {
  for (const joined of joinWords(words, vocabulary)) {
    yield { name: 'two words as one', score: scores.joined, words: joined }
  }
  const last = words.at(-1)
  if (purpose === 'search' && last && !last.isNumber) {
    const begun = [...words.slice(0, -1), queryWord(last.text, true)]
    yield { name: 'begun', score: scores.begun, words: begun }
  }
  const rewritten = inOtherScript(words, vocabulary)
  if (rewritten) yield { name: 'in another script', score: scores.otherScript, words: rewritten }
  let corrected = rewritten ?? words
  // Corrections of two typos in a word are noise once a record has every word as it was typed.
  const isSpelt = hasWhole()
  for (const [index, typos] of typoTolerances.entries()) {
    if (isSpelt && typos.edits === 2) continue
    const more = correctTypos(corrected, vocabulary, typos, isForeign)
    if (!more) continue
    corrected = more
    const score = scores.misspelt - index * scores.lessLikely * 3
    yield { name: 'misspelt', score, words: corrected }
  }
  for (const parts of splitWords(words, vocabulary)) {
    yield { name: 'one word as two', score: scores.split, words: parts }
  }
}

/**
 * The readings of one spelling: names, categories, categories in a place, crossings and house numbers; then names with a city, and names with their
 * category.
 */
function* meaningsOf(way: Way, { query, purpose, known }: ReadText): Generator<Reading[]> {
  const { words, score } = way
  const significant = significantWords(words)
  // With a category, only the likeliest typos are worth a search.
  const hasKinds = purpose !== 'geocode' && score >= scores.misspelt
  const kinds = hasKinds ? kindsIn(words, known.terms) : []
  const inPlaces = kinds.flatMap(([kind, where]): Reading[] => {
    const name = 'a kind in a place'
    return isCommon(where, known.vocabulary)
      ? []
      : [{ as: 'termIn', name, score, words: kind, where }]
  })
  const named = kinds.map(([kind, name]): Reading => {
    return { as: 'nameOf', name: 'a kind and a name', score, words: name, kind }
  })
  // A chain with its category: `supermercado disco`.
  const chains = named.filter(({ words: name }) => isTerm(name, known.terms))
  const isAsTyped = score === scores.asTyped
  const readings: Reading[] = [
    ...(isAsTyped ? [...inPlaces, ...chains] : []),
    { ...way, as: 'name' },
  ]
  const less = { ...way, words: significant, asked: words }
  if (significant.length < words.length) readings.push({ ...less, as: 'name' })
  if (purpose === 'geocode') readings.push({ ...less, as: 'street' })
  else readings.push({ ...way, as: 'term', words: inSingular(words, known.terms) })
  if (significant.length > 1) readings.push({ ...less, as: 'crossing' })
  // After words are joined or split, the positions of the connectors no longer apply.
  for (const { from, to } of words.length === query.words.length ? query.connectors : []) {
    const streets = words.filter((_, index) => index < from || index >= to)
    const names = significantWords(streets)
    if (names.length > 1)
      readings.push({ ...way, as: 'crossing', words: names, asked: streets, isJoined: true })
  }
  yield [...readings, ...numbersIn(way, purpose, known.vocabulary)]
  if (words.length > 1) yield [{ ...less, as: 'placed', score: score * scores.partlyInAddress }]
  const later = isAsTyped
    ? named.filter((reading) => !chains.includes(reading))
    : [...inPlaces, ...named]
  if (later.length > 0)
    yield later.map((reading) => ({ ...reading, score: score * scores.kindAndName }))
}

/** The divisions of the words into a category or brand and the rest. */
function kindsIn(
  words: readonly QueryWord[],
  terms: Terms,
): [kind: readonly QueryWord[], rest: readonly QueryWord[]][] {
  return [...cutsOf(words)].flatMap(([what, rest]) => {
    const kind = inSingular(what, terms)
    return isTerm(kind, terms) ? [[kind, rest]] : []
  })
}

/** True for unfinished words that each begin too many names to be a location. */
function isCommon(words: readonly QueryWord[], vocabulary: Vocabulary): boolean {
  return words.every(({ prefixes, text }) => {
    return prefixes.size > 0 && vocabulary.countInNamesByPrefix(text) > limits.commonBeginning
  })
}

/** The reading of a category followed by too few letters to search for a place: `farmacia p`. */
function* kindAndLetters({ query, purpose, known }: ReadText): Generator<Reading[]> {
  const last = query.words.at(-1)
  if (purpose !== 'suggest' || !last || last.text.length >= limits.shortestBegunWhere) return
  const kind = inSingular(trimmed(query.words.slice(0, -1)), known.terms)
  if (kind.length === 0 || last.isNumber || !isTerm(kind, known.terms)) return
  yield [{ as: 'term', name: 'a kind and letters', score: scores.kindAndLetters, words: kind }]
}

/** Adds the singulars that name a category to words in the plural: `restaurants`, `аптеки`. */
function inSingular(words: readonly QueryWord[], terms: Terms): QueryWord[] {
  return words.map((word) => {
    const known = singularsOf(word.text).filter((singular) => terms.hasWord(singular, false))
    if (known.length === 0) return word
    const meanings = new Map(word.meanings)
    for (const singular of known) meanings.set(singular, weights.plural)
    return { ...word, meanings }
  })
}

/** True for words that name a category or brand, or begin such a name. */
function isTerm(words: readonly QueryWord[], terms: Terms): boolean {
  return words.every(({ text, prefixes, meanings }) => {
    const isBegun = prefixes.size > 0
    if (isBegun && text.length < limits.shortestBegunTerm) return false
    return (
      terms.hasWord(text, isBegun) ||
      [...meanings.keys()].some((word) => terms.hasWord(word, false))
    )
  })
}

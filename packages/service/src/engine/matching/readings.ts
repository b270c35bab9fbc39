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
import { joinWords, splitWords } from './wordBoundaries.ts'

/** One way to read a text: what its words say, and how likely that is meant. */
export interface Reading {
  /** The way in which the words are changed or cut, for explanations. */
  name: string
  /** The part that the words play. A number has its street in the words; a term and a name may be somewhere, and a name of a kind. */
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
  /** The likelihood of this reading, 0 to 1, beside the others of the text. */
  score: number
  /** The words that are looked for. */
  words: readonly QueryWord[]
  /** The words that a record is scored by, where those are more than the ones it is looked for by. */
  asked?: readonly QueryWord[]
  /** The words that say where to look. */
  where?: readonly QueryWord[]
  /** The words that say the kind of what has the name. */
  kind?: readonly QueryWord[]
  /** A house number; `isBegun` while its digits may go on. */
  number?: { text: string; isBegun: boolean }
}

/** A text, and what is known of its words. */
export interface ReadText {
  typed: ParsedQuery
  /** The text without its modifiers. */
  query: ParsedQuery
  purpose: MatchRequest['purpose']
  known: { vocabulary: Vocabulary; terms: Terms }
  /** True for a word in a script that is not that of the place. */
  isForeign(word: string): boolean
  /** True when something was found that has every word, by the readings that were taken so far. */
  hasWhole(): boolean
}

/**
 * All readings of a text, the likeliest first; those that are as likely come together. They are made as they are asked for: typos take a walk through
 * the vocabulary.
 */
export function* readingsOf(text: ReadText): Generator<Reading[]> {
  const { query, purpose } = text
  const { words } = query
  const { asTyped, nameInPlace } = scores
  const [first = [], ...less] = meaningsOf({ name: 'as typed', score: asTyped, words }, text)
  yield [...withModifiers(text), ...first]
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

/** The text with its modifiers: a name may contain one. */
function withModifiers({ typed, query }: ReadText): Reading[] {
  if (query === typed) return []
  return [{ as: 'name', name: 'with its modifiers', score: scores.asTyped, words: typed.words }]
}

/** The words of a text in one way to write them. */
export type Way = Pick<Reading, 'name' | 'score' | 'words'>

/** With other spaces, begun, in another script, misspelt. */
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
  // Beside what has every word as it was typed, two typos in one word are noise.
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

/** Everything that words may mean: names, kinds, kinds in a place, crossings and house numbers; then names with a city, and names with their kind. */
function* meaningsOf(way: Way, { query, purpose, known }: ReadText): Generator<Reading[]> {
  const { words, score } = way
  const significant = significantWords(words)
  // Further typos are too unlikely beside a kind.
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
  // A chain beside its kind: `supermercado disco`.
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
  // Words that were joined or split are no longer where the text had them.
  for (const { from, to } of words.length === query.words.length ? query.connectors : []) {
    const streets = words.filter((_, index) => index < from || index >= to)
    const names = significantWords(streets)
    if (names.length > 1) readings.push({ ...way, as: 'crossing', words: names, asked: streets })
  }
  yield [...readings, ...numbersIn(way, purpose)]
  if (words.length > 1) yield [{ ...less, as: 'placed', score: score * scores.partlyInAddress }]
  const later = isAsTyped
    ? named.filter((reading) => !chains.includes(reading))
    : [...inPlaces, ...named]
  if (later.length > 0)
    yield later.map((reading) => ({ ...reading, score: score * scores.kindAndName }))
}

/** The ways to cut words in two, of which one part is a category or brand. */
function kindsIn(
  words: readonly QueryWord[],
  terms: Terms,
): [kind: readonly QueryWord[], rest: readonly QueryWord[]][] {
  return [...cutsOf(words)].flatMap(([what, rest]) => {
    const kind = inSingular(what, terms)
    return isTerm(kind, terms) ? [[kind, rest]] : []
  })
}

/** True for a single word of which so little is typed that it begins names everywhere. */
function isCommon(words: readonly QueryWord[], vocabulary: Vocabulary): boolean {
  return words.every(({ prefixes, text }) => {
    return prefixes.size > 0 && vocabulary.countInNamesByPrefix(text) > limits.commonBeginning
  })
}

/** A kind, and the first letters of a word that say nothing yet: `farmacia p`. */
function* kindAndLetters({ query, purpose, known }: ReadText): Generator<Reading[]> {
  const last = query.words.at(-1)
  if (purpose !== 'suggest' || !last || last.text.length >= limits.shortestBegunWhere) return
  const kind = inSingular(trimmed(query.words.slice(0, -1)), known.terms)
  if (kind.length === 0 || last.isNumber || !isTerm(kind, known.terms)) return
  yield [{ as: 'term', name: 'a kind and letters', score: scores.kindAndLetters, words: kind }]
}

/** Without one word, then without two, for a text that says more than the data: a floor, a typo beyond correction. */
function* withFewerWords({ query: { words }, purpose }: ReadText): Generator<Reading[]> {
  const significant = significantWords(words).slice(0, limits.relaxed)
  for (const count of [1, 2]) {
    // A record with half of the words is not a match.
    if (significant.length < 2 * count) return
    const score = scores.fewerWords - count * scores.lessLikely
    yield combinations(significant, count).flatMap((left): Reading[] => {
      const rest = words.filter((word) => !left.includes(word))
      const kept = significantWords(rest)
      if (kept.every(({ isNumber }) => isNumber)) return []
      const way = { name: 'without a word', score, words: kept, asked: words }
      const readings: Reading[] = [{ ...way, as: 'name' }]
      if (kept.length > 1) readings.push({ ...way, as: 'placed' })
      return [...readings, ...numbersIn({ ...way, words: rest }, purpose)]
    })
  }
}

/** A kind is asked for in the plural too: `restaurants`, `аптеки`. */
function inSingular(words: readonly QueryWord[], terms: Terms): QueryWord[] {
  return words.map((word) => {
    const known = singularsOf(word.text).filter((singular) => terms.hasWord(singular, false))
    if (known.length === 0) return word
    const meanings = new Map(word.meanings)
    for (const singular of known) meanings.set(singular, weights.plural)
    return { ...word, meanings }
  })
}

/** True for words that name a category or brand, or may begin to. */
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

function combinations(words: readonly QueryWord[], count: number): QueryWord[][] {
  if (count === 1) return words.map((word) => [word])
  return words.flatMap((word, index) =>
    combinations(words.slice(index + 1), count - 1).map((others) => [word, ...others]),
  )
}

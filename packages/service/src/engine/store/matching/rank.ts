import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { isMinorWord, shortForms } from '../../text/abbreviations.ts'
import type { QueryWord } from '../../text/queryWords.ts'
import { kindCodes } from '../layout/kinds.ts'
import { nearestSpot } from '../layout/spots.ts'
import type { Doc } from '../reading/docs.ts'

/**
 * The weights of the ranking. The text counts most; between texts that match alike, near goes before far and well known before unknown. The
 * figures were set with `bench/relevance.bench.ts`.
 */
const weights = {
  text: 10,
  prominence: 2,
  /** More while little of the name has been typed: then what is well known is what is likely meant. */
  promise: 15,
  /** For each time that the distance grows by a factor of e, from `near` meters on. */
  distance: 0.6,
  near: 800,
  /** The distance beyond which a record is not pushed any further down. */
  mostDistance: 5,
  /** The share of that which the best known area is spared when its whole name is typed. */
  fame: 0.5,
} as const

/** From here on a text is taken for the whole of a name. */
const NAMED = 0.9
/** The share of the typed words in the score of a text; the rest is the share of the name that they cover. */
const TYPED_SHARE = 0.65
/** A word of an address that is not in the name: worth less than one that is. */
const CONTEXT = 0.62
/** A word that only says the kind of a road counts this much of another. */
const MINOR = 0.25
const ALIAS = 0.96
/** Further words for a category or a brand: often of a wider sense, or of another language. */
const TERM_ALIAS = 0.7
/** The score of a beginning of a word, when hardly any of it is typed. */
const BEGINNING = 0.7

export function score(
  text: number,
  { kind, prominence }: Pick<Doc, 'kind' | 'prominence'>,
  distance: number,
): number {
  // A category goes by its words: each is known everywhere.
  const promise = kind === kindCodes.term ? 0 : weights.promise * (1 - text) ** 2
  const away = weights.distance * Math.log(1 + distance / weights.near)
  const isNamed = kind === kindCodes.area && text > NAMED
  const spared = isNamed ? (weights.fame * prominence * (text - NAMED)) / (1 - NAMED) : 0
  return (
    weights.text * text +
    (weights.prominence + promise) * prominence -
    Math.min(weights.mostDistance * (1 - spared), away)
  )
}

/** Meters from the centre to a doc: to the nearest point of a street, to where an area may begin, none to what is everywhere. */
export function distanceTo(doc: Doc, center: Coordinate): number {
  if (doc.kind === kindCodes.term) return 0
  if (doc.spots.length > 0) return nearestSpot(doc.spots, center)
  const distance = distanceBetween(center, doc.coordinate)
  return doc.kind === kindCodes.area ? Math.max(0, distance - areaReach(doc)) : distance
}

/** Meters that an area reaches around its middle: some 2 km for a hamlet, 35 km for a city of a million, 500 km for a large country. */
function areaReach({ prominence }: Doc): number {
  return 2000 * 250 ** (Math.max(0, (prominence - 0.1) / 0.9) ** 2)
}

export interface TextScore {
  /** The match of the text, 0 to 1. */
  text: number
  /** True when every significant word was found. */
  isWhole: boolean
  /** The probability that the words mean the match, wherever it was found, 0 to 1. */
  sureness: number
  /** True when a word was found in the address and not in the name. */
  isPlaced: boolean
}

const noPrefixes: QueryWord['prefixes'] = new Map()
const nothing: TextScore = { text: 0, isWhole: false, sureness: 0, isPlaced: false }

/** The match of typed words and a doc, 0 to 1, by the best of its names and its address. */
export function textScore(
  words: readonly QueryWord[],
  { kind, names, aliases }: Pick<Doc, 'kind' | 'names' | 'aliases'>,
  address: readonly string[],
): TextScore {
  let best: TextScore = nothing
  for (const name of names) {
    const scored = nameScore(words, name, address)
    if (scored.text > best.text) best = scored
  }
  const isTerm = kind === kindCodes.term
  const worth = isTerm ? TERM_ALIAS : ALIAS
  // The beginning of such a word is more likely that of a name: `paris` is no parish.
  const typed = isTerm ? words.map((word) => ({ ...word, prefixes: noPrefixes })) : words
  for (const name of aliases) {
    const scored = nameScore(typed, name, address)
    if (scored.text * worth > best.text) best = { ...scored, text: scored.text * worth }
  }
  return best
}

function nameScore(
  words: readonly QueryWord[],
  name: readonly string[],
  address: readonly string[],
): TextScore {
  let used = 0
  let [got, sure, asked] = [0, 0, 0]
  let [covered, inOrder, last] = [0, 0, -1]
  let [isWhole, isPlaced] = [true, false]
  for (const word of words) {
    const weight = word.isMinor ? MINOR : 1
    asked += weight
    let best = 0
    let place = -1
    for (let index = 0; index < name.length; index++) {
      if (used & (1 << index)) continue
      const value = likeness(word, name[index] ?? '')
      // Of two places that match alike, the one that keeps the order.
      if (value > best || (value === best && value > 0 && index === last + 1)) {
        best = value
        place = index
      }
    }
    if (place >= 0) {
      used |= 1 << place
      covered += lengthOf(name[place] ?? '') * best
      if (place > last) inOrder += weight
      last = place
    } else {
      for (const token of address) best = Math.max(best, likeness(word, token))
      if (best > 0) isPlaced = true
    }
    got += weight * best * (place >= 0 ? 1 : CONTEXT)
    sure += weight * best
    if (best === 0 && !word.isMinor) isWhole = false
  }
  if (covered === 0) return nothing
  let letters = 0
  for (const token of name) letters += lengthOf(token)
  const share = 0.85 * (covered / letters) + 0.15 * (inOrder / asked)
  return {
    text: (got / asked) * (TYPED_SHARE + (1 - TYPED_SHARE) * share),
    isWhole,
    sureness: sure / asked,
    isPlaced,
  }
}

/** The share of a token in a name: its letters, fewer if it is insignificant. */
function lengthOf(token: string): number {
  return isMinorWord(token) ? token.length * MINOR : token.length
}

/** The probability that a word means a token, 0 to 1. */
function likeness(word: QueryWord, token: string): number {
  let best = word.meanings.get(token) ?? 0
  for (const [prefix, sure] of word.prefixes) {
    if (!token.startsWith(prefix)) continue
    const typed = prefix.length / token.length
    best = Math.max(best, sure * (BEGINNING + (1 - BEGINNING) * typed))
  }
  if (best === 0) {
    for (const short of shortForms(token)) best = Math.max(best, word.meanings.get(short) ?? 0)
  }
  return best
}

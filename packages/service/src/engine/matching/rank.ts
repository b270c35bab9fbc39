import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { kindCodes } from '../layout/kinds.ts'
import { nearestSpot } from '../layout/spots.ts'
import { isMinorWord, shortForms } from '../text/abbreviations.ts'
import type { QueryWord } from '../text/queryWords.ts'
import type { Doc } from './Reader.ts'
import { weights } from './weights.ts'

/** From here on a text is taken for the whole of a name. */
const NAMED = 0.9
/** The share of the letters from which on it is the whole: abbreviations are as good. */
const WHOLE = 0.95

/** The score of a candidate: the sum of what its text, its fame and its distance are worth. */
export function score(
  { text, quality = 1, hasEveryWord = false, isWholeName = false }: ScoredText,
  { kind, prominence }: ScoredDoc,
  distance: number,
): number {
  // A category goes by its words: each is known everywhere. Fame makes up for letters not typed yet, not for wrong ones.
  const promise = kind === kindCodes.term ? 0 : weights.promise * (1 - text) ** 2 * quality ** 4
  return (
    weights.text * text +
    (hasEveryWord ? weights.everyWord : 0) +
    (isWholeName ? weights.wholeName : 0) +
    (kind === kindCodes.term ? weights.term * prominence : 0) +
    (weights.prominence + promise) * prominence -
    awayOf(text, { kind, prominence }, distance)
  )
}

/** The points of a score by their causes, for whoever asks why; they add up to it. */
export function pointsOf(
  text: ScoredText,
  doc: ScoredDoc,
  distance: number,
): Record<'text' | 'wholeName' | 'everyWord' | 'fame' | 'distance', number> {
  const parts = {
    text: weights.text * text.text,
    wholeName: text.isWholeName ? weights.wholeName : 0,
    everyWord: text.hasEveryWord ? weights.everyWord : 0,
    distance: -awayOf(text.text, doc, distance),
  }
  const { text: a, wholeName, everyWord, distance: away } = parts
  return { ...parts, fame: score(text, doc, distance) - a - wholeName - everyWord - away }
}

function awayOf(text: number, { kind, prominence }: ScoredDoc, distance: number): number {
  const isNamed = kind === kindCodes.area && text > NAMED
  const spared = isNamed ? (weights.fame * prominence * (text - NAMED)) / (1 - NAMED) : 0
  const away = weights.distance * Math.log(1 + distance / weights.near)
  return Math.min(weights.mostDistance * (1 - spared), away)
}

/** Meters from the centre to a doc: to the nearest point of a street, to where an area may begin, none to what is everywhere. */
export function distanceTo(doc: Doc, center: Coordinate): number {
  if (doc.kind === kindCodes.term) return 0
  if (doc.spots.length > 0) return nearestSpot(doc.spots, center)
  const distance = distanceBetween(center, doc.coordinate)
  return doc.kind === kindCodes.area ? Math.max(0, distance - areaReach(doc)) : distance
}

/** Meters that an area reaches around its middle: some 2 km for a hamlet, 35 km for a city of a million, 500 km for a large country. */
export function areaReach({ prominence }: Doc): number {
  return 2000 * 250 ** (Math.max(0, (prominence - 0.1) / 0.9) ** 2)
}

type ScoredDoc = Pick<Doc, 'kind' | 'prominence'>

/** The part of a text score from which the points of a candidate are made. */
type ScoredText = Pick<TextScore, 'text'> &
  Partial<Pick<TextScore, 'quality' | 'hasEveryWord' | 'isWholeName'>>

export interface TextScore {
  /** The match of the text, 0 to 1. */
  text: number
  /** True when every significant word was found. */
  isWhole: boolean
  /** The probability that the words mean the match, wherever it was found, 0 to 1. */
  sureness: number
  /** True when a word was found in the address and not in the name. */
  isPlaced: boolean
  /** The least sure of the words, as far as they were typed: less than 1 where one is misspelt. */
  quality: number
  /** True when the words that say little were found as well. */
  hasEveryWord: boolean
  /** True when the words are all of a name, each as it is. */
  isWholeName: boolean
}

export const nothing: TextScore = {
  text: 0,
  isWhole: false,
  sureness: 0,
  isPlaced: false,
  quality: 0,
  hasEveryWord: false,
  isWholeName: false,
}

const none: ReadonlySet<string> = new Set()

/** The match of typed words and a doc, 0 to 1, by the best of its names and its address. */
export function textScore(
  words: readonly QueryWord[],
  { names, aliases }: Pick<Doc, 'names' | 'aliases'>,
  address: readonly string[],
  kindWords: ReadonlySet<string> = none,
): TextScore {
  let best: TextScore = nothing
  for (const name of names) {
    const scored = nameScore(words, name, address, kindWords)
    if (scored.text > best.text) best = scored
  }
  for (const name of aliases) {
    const scored = nameScore(words, name, address, kindWords)
    const text = scored.text * weights.alias
    if (text > best.text) best = { ...scored, text }
  }
  return best
}

/** The match of typed words and one name. */
export function nameScore(
  words: readonly QueryWord[],
  name: readonly string[],
  address: readonly string[],
  kindWords: ReadonlySet<string> = none,
): TextScore {
  let used = 0
  let [got, sure, asked] = [0, 0, 0]
  let [covered, inOrder, last] = [0, 0, -1]
  let [isWhole, isPlaced, hasEveryWord] = [true, false, true]
  let [quality, minors] = [1, 0]
  for (const word of words) {
    const weight = word.isMinor ? weights.minor : 1
    if (word.isMinor) minors += 1
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
      quality = Math.min(quality, sureOf(word, name[place] ?? ''))
      if (place > last) inOrder += weight
      last = place
    } else {
      for (const token of address) best = Math.max(best, likeness(word, token))
      if (best > 0) isPlaced = true
    }
    if (place < 0) hasEveryWord = false
    got += weight * best * (place >= 0 ? 1 : weights.context)
    sure += weight * best
    if (best === 0 && !word.isMinor) isWhole = false
  }
  if (covered === 0) return nothing
  let letters = 0
  for (let index = 0; index < name.length; index++) {
    const token = name[index] ?? ''
    const isOnlyKind = !(used & (1 << index)) && kindWords.has(token)
    letters += lengthOf(token) * (isOnlyKind ? weights.kindWord : 1)
  }
  const share = 0.85 * (covered / letters) + 0.15 * (inOrder / asked)
  return {
    text: (got / asked) * (weights.typedShare + (1 - weights.typedShare) * share),
    isWhole,
    sureness: sure / asked,
    isPlaced,
    quality,
    hasEveryWord: hasEveryWord && minors > 0,
    isWholeName: !isPlaced && sure / asked > WHOLE && covered / letters > WHOLE,
  }
}

/** The share of a token in a name: its letters, fewer if it is insignificant. */
function lengthOf(token: string): number {
  return isMinorWord(token) ? token.length * weights.minor : token.length
}

/** The probability that a word means a token, 0 to 1. */
function likeness(word: QueryWord, token: string): number {
  let best = word.meanings.get(token) ?? 0
  for (const [prefix, sure] of word.prefixes) {
    if (!token.startsWith(prefix)) continue
    const typed = prefix.length / token.length
    best = Math.max(best, sure * (weights.beginning + (1 - weights.beginning) * typed))
  }
  if (best === 0) {
    for (const short of shortForms(token)) best = Math.max(best, word.meanings.get(short) ?? 0)
  }
  return best
}

/** The sureness that what was typed of a word is right. */
function sureOf(word: QueryWord, token: string): number {
  let best = word.meanings.get(token) ?? 0
  for (const [prefix, sure] of word.prefixes) {
    if (token.startsWith(prefix)) best = Math.max(best, sure)
  }
  return best === 0 ? 1 : best
}

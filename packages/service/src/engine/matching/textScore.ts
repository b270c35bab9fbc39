import { isMinorWord } from '../text/abbreviations.ts'
import { unspacedIn } from '../text/tokens.ts'
import { aliasesFor } from './aliasesFor.ts'
import { formsOf, likeness, likenessInList, sureOf } from './likeness.ts'
import type { QueryWord } from './queryWords.ts'
import type { AddressWords, Doc } from './Reader.ts'
import { thresholds, weights } from './weights.ts'

/** The match of typed words and names. */
export interface TextScore {
  /** The match of the text, 0 to 1. */
  text: number
  /** True when every significant word was found. */
  isWhole: boolean
  /** The probability that the words mean the match in the name or address, 0 to 1. */
  sureness: number
  /** True when a word was found in the address and not in the name. */
  isPlaced: boolean
  /** The certainty of the least certain word; less than 1 when a word is misspelled. */
  quality: number
  /** True when the insignificant words of the text were found too. */
  hasEveryWord: boolean
  /** True when the words are a whole name, each spelled correctly. */
  isWholeName: boolean
  /** True when the name starts with the first of the words; articles and types of roads before it do not count. */
  isStart: boolean
  /** True when the name starts with all of the words in their order, and continues. */
  isBeginning: boolean
}

export const nothing: TextScore = {
  text: 0,
  isWhole: false,
  sureness: 0,
  isPlaced: false,
  quality: 0,
  hasEveryWord: false,
  isWholeName: false,
  isStart: false,
  isBeginning: false,
}

interface NamedKind {
  isRoad?: boolean
  isCrossing?: boolean
  isArea?: boolean
}

/** Reads the words of an address. It is only called when a word is not in the name, because most docs match by their names. */
type Address = () => AddressWords

const none: ReadonlySet<string> = new Set()
const noAddress: Address = () => []

/** The match of typed words and a doc, 0 to 1, by the best of its names and its address. */
export function textScore(
  words: readonly QueryWord[],
  doc: Pick<Doc, 'names' | 'aliases'>,
  address: Address,
  kindWords: ReadonlySet<string> = none,
  kind: NamedKind = {},
): TextScore {
  let best: TextScore = nothing
  for (const name of doc.names) {
    const scored = nameScore(words, name, address, kindWords, kind)
    if (scored.text > best.text) best = scored
  }
  for (const name of aliasesFor(words, doc)) {
    const scored = nameScore(words, name, address, kindWords, kind)
    const text = scored.text * weights.alias
    if (text > best.text) best = { ...scored, text }
  }
  return best
}

/** The match of typed words and one name. */
export function nameScore(
  words: readonly QueryWord[],
  name: readonly string[],
  address: Address = noAddress,
  kindWords: ReadonlySet<string> = none,
  /**
   * `isRoad`: the name may lack the type of road that is typed. `isCrossing`: either street may come first, and without its type. `isArea`: its country
   * or state may follow the name.
   */
  { isRoad = true, isCrossing = false, isArea = false }: NamedKind = {},
): TextScore {
  // The values are combined one by one, because a letter matches thousands of names and lists are slower.
  let used = 0
  let got = 0
  let around = 0
  let sure = 0
  let asked = 0
  let covered = 0
  let inOrder = 0
  let last = -1
  let isWhole = true
  let isPlaced = false
  let hasEveryWord = true
  let quality = 1
  let minors = 0
  let start = -1
  let isRun = true
  for (const word of words) {
    const weight = word.isMinor ? weights.minor : 1
    if (word.isMinor) minors += 1
    asked += weight
    let best = 0
    let place = -1
    const forms = formsOf(word)
    for (let index = 0; index < name.length; index++) {
      if (used & (1 << index)) continue
      const value = likeness(forms, name[index] ?? '')
      // Of two positions that match equally, the one that keeps the order of the words.
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
      if (place !== last + 1 && word !== words[0]) isRun = false
      last = place
      if (start < 0) start = word === words[0] ? place : name.length
    } else {
      // This is the last word, and no word was in the name.
      if (covered === 0 && word === words.at(-1)) return nothing
      for (const list of address()) best = Math.max(best, likenessInList(word, list))
      if (best > 0 && !word.isMinor) isPlaced = true
    }
    if (place < 0) hasEveryWord = isRun = false
    if (place >= 0) got += weight * best
    else around += weight * best
    sure += weight * best
    if (best === 0 && (!word.isMinor || (word.isRoad && !isRoad))) isWhole = false
  }
  if (covered === 0) return nothing
  let [letters, own] = [0, 0]
  for (let index = 0; index < name.length; index++) {
    const token = name[index] ?? ''
    if (token.length === 1 && used & (1 << (index - 1)) && isEndOfRun(name[index - 1], token))
      continue
    const isOnlyKind =
      !(used & (1 << index)) && (kindWords.has(token) || (isCrossing && isMinorWord(token)))
    letters += lengthOf(token) * (isOnlyKind ? weights.kindWord : 1)
    if (!isOnlyKind) own += lengthOf(token)
  }
  const share =
    weights.covered * (covered / letters) +
    (1 - weights.covered) * (isCrossing ? 1 : inOrder / asked)
  const isAll = sure / asked > thresholds.wholeNameFrom && covered / own > thresholds.wholeNameFrom
  const isAreaInFull = isArea && isPlaced && isAll
  // A town before its country must be typed almost completely.
  if (isArea && isPlaced && covered / own < thresholds.namedInPart) isWhole = false
  got += around * (isAreaInFull ? weights.contextOfArea : weights.context)
  const isStart = start >= 0 && name.slice(0, start).every(isMinorWord)
  return {
    text: (got / asked) * (weights.typedShare + (1 - weights.typedShare) * share),
    isWhole,
    sureness: sure / asked,
    isPlaced,
    quality,
    hasEveryWord: hasEveryWord && minors > 0,
    isWholeName: isAll && (!isPlaced || isAreaInFull),
    isStart,
    isBeginning: isStart && isRun && goesOn(name, last, words),
  }
}

/** True for a name that continues after its token at `last`, or whose token there is longer than the last word. */
function goesOn(name: readonly string[], last: number, words: readonly QueryWord[]): boolean {
  return name[last] !== words.at(-1)?.text || !name.slice(last + 1).every(isMinorWord)
}

/** True for the last character of a word in pairs of characters, which is also in the previous pair. Users only type the pairs. */
function isEndOfRun(pair: string | undefined, token: string): boolean {
  return unspacedIn(token) && pair !== undefined && pair.length > 1 && pair.endsWith(token)
}

/** The weight of a token in a name: its number of letters, reduced for an insignificant word. */
function lengthOf(token: string): number {
  return isMinorWord(token) ? token.length * weights.minor : token.length
}

import { kindCodes } from '../layout/kinds.ts'
import type { Plan } from '../Plan.ts'
import { type QueryWord, significantWords } from '../text/queryWords.ts'
import type { Candidate } from './candidates.ts'
import { findHouseNumbers, type HouseNumber } from './houseNumbers.ts'
import type { Doc } from './Reader.ts'
import { score } from './rank.ts'
import type { Search } from './Search.ts'

/** The share of the house number in an address's score. */
const NUMBER_SHARE = 0.15
const fits: Readonly<Record<HouseNumber['fit'], number>> = {
  exact: 1,
  beginning: 0.9,
  nearest: 0.3,
}
/** The ranking data of a house number, beside named records. */
export const asDoc: Pick<Doc, 'kind' | 'prominence'> = { kind: kindCodes.street, prominence: 0.3 }
/** Streets on which a number is looked for. */
const MOST_STREETS = 12
/** Of a street that is matched less well than this, another number than the typed one is no answer. */
const SURE_STREET = 0.9
/** A letter or `bis` after a number belongs to it. */
const LONGEST_SUFFIX = 3

/** Adds addresses: takes each number among the words for a house number, the last first, on the streets that the others name. */
export function* addAddresses(search: Search, words: readonly QueryWord[]): Plan<void> {
  const numbers = words.flatMap((word, index) => (word.isNumber ? index : [])).reverse()
  for (const index of numbers.slice(0, 2)) {
    const suffix = words[index + 1]
    if (suffix && !suffix.isNumber && suffix.text.length <= LONGEST_SUFFIX) {
      yield* addHouseNumber(search, words, index, 2)
    }
    yield* addHouseNumber(search, words, index, 1)
  }
}

function* addHouseNumber(
  { docFinder, candidates, reader, center, purpose }: Search,
  words: readonly QueryWord[],
  index: number,
  count: number,
): Plan<void> {
  const street = words.filter((_, place) => place < index || place >= index + count)
  const significant = significantWords(street)
  // `Calle 12` is a street more likely than number 12 of any street.
  if (street.length === 0 || (street.length === 1 && street[0]?.isMinor)) return
  const typed = words
    .slice(index, index + count)
    .map(({ text }) => text)
    .join('')
  const unfinished = purpose === 'suggest' && index + count === words.length
  let ids = yield* docFinder.findByName(street, 'street')
  if (ids.length === 0 && significant.length < street.length)
    ids = yield* docFinder.findByName(significant, 'street')
  if (ids.length === 0 && significant.length > 1)
    ids = yield* docFinder.findByNameAndAddress(significant, 'street')
  const docs = yield* reader.docs([...new Set(ids)])
  const rated = docs
    .flatMap((doc) => (doc && candidates.rate(doc, street)) ?? [])
    .filter(({ isWhole }) => isWhole)
    .sort((a, b) => b.score - a.score)
  const streets = new Map<number, Candidate>()
  for (const candidate of rated) {
    if (streets.size === MOST_STREETS) break
    const number = candidate.doc.street
    if (number !== null && !streets.has(number)) streets.set(number, candidate)
  }
  const numbers = yield* findHouseNumbers(
    reader,
    [...streets.keys()],
    { text: typed, unfinished },
    center,
  )
  for (const [index, candidate] of [...streets.values()].entries()) {
    const isSure = candidate.text >= SURE_STREET
    const found = (numbers[index] ?? []).filter(({ fit }) => fit !== 'nearest' || isSure)
    for (const houseNumber of found) {
      candidates.addCandidate(withNumber(candidate, houseNumber, typed))
    }
    if (found.length === 0 && isSure) candidates.addCandidate(withoutNumber(candidate, typed))
  }
}

function withNumber(street: Candidate, houseNumber: HouseNumber, typed: string): Candidate {
  const text = street.text * (1 - NUMBER_SHARE) + NUMBER_SHARE * fits[houseNumber.fit]
  return {
    ...street,
    text,
    houseNumber,
    distance: houseNumber.distance,
    score: score({ text }, asDoc, houseNumber.distance),
    ...(houseNumber.fit === 'nearest' ? { askedHouseNumber: typed } : {}),
  }
}

function withoutNumber(street: Candidate, askedHouseNumber: string): Candidate {
  const text = street.text * (1 - NUMBER_SHARE)
  return { ...street, text, askedHouseNumber, score: score({ text }, asDoc, street.distance) }
}

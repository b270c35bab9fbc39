import type { Plan } from '../Plan.ts'
import type { Candidate } from './candidates.ts'
import { findHouseNumbers, type HouseNumber } from './houseNumbers.ts'
import { significantWords } from './queryWords.ts'
import { byRank, scoreOf, tierOf } from './rank.ts'
import type { Reading } from './readings.ts'
import type { Search } from './Search.ts'
import { limits, thresholds, weights } from './weights.ts'

const fits: Readonly<Record<HouseNumber['fit'], () => number>> = {
  exact: () => 1,
  beginning: () => weights.numberBegun,
  nearest: () => weights.numberNear,
}

/** Adds the addresses with a house number on the streets that the words name. */
export function* addHouseNumber(
  { docFinder, candidates, reader, center }: Search,
  words: Reading['words'],
  typed: NonNullable<Reading['number']>,
): Plan<void> {
  const significant = significantWords(words)
  let ids = yield* docFinder.findByName(words, 'street')
  if (ids.length === 0 && significant.length < words.length)
    ids = yield* docFinder.findByName(significant, 'street')
  if (ids.length === 0 && significant.length > 1)
    ids = yield* docFinder.findByNameAndAddress(significant, 'street')
  const docs = yield* reader.docs([...new Set(ids)])
  const rated = docs
    .flatMap((doc) => (doc && candidates.rate(doc, words)) ?? [])
    .filter(({ isWhole }) => isWhole)
    .sort(byRank)
  const streets = new Map<number, Candidate>()
  for (const candidate of rated) {
    if (streets.size === limits.streets) break
    const number = candidate.doc.street
    if (number !== null && !streets.has(number)) streets.set(number, candidate)
  }
  const numbers = yield* findHouseNumbers(reader, [...streets.keys()], typed, center)
  for (const [index, street] of [...streets.values()].entries()) {
    const isSure = street.text >= thresholds.street
    const found = (numbers[index] ?? []).filter(({ fit }) => fit !== 'nearest' || isSure)
    for (const houseNumber of found) {
      const fit = fits[houseNumber.fit]()
      const isAsked = houseNumber.fit !== 'nearest'
      candidates.addCandidate({
        ...asAddress(street, fit, houseNumber.distance),
        houseNumber,
        ...(!isAsked && { askedHouseNumber: typed.text }),
      })
    }
    if (found.length === 0 && isSure) {
      const candidate = asAddress(street, 0, street.distance)
      candidates.addCandidate({ ...candidate, askedHouseNumber: typed.text })
    }
  }
}

/** A candidate for a house number on a street. Its score is the match of the street and the number, its fame that of every house number. */
function asAddress(street: Candidate, fit: number, distance: number): Candidate {
  const text = street.text * (1 - weights.number) + weights.number * fit
  const fame = weights.numberFame
  const names = { isWholeName: false, isStart: false, isBeginning: false }
  const plain = { ...names, quality: 1, hasEveryWord: false, isAddress: true }
  const candidate = { ...street, ...plain, text, fame, distance }
  return { ...candidate, tier: tierOf(candidate), score: scoreOf(candidate) }
}

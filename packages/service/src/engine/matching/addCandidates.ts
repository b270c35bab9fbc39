import type { Plan } from '../Plan.ts'
import { type QueryWord, significantWords } from '../text/queryWords.ts'
import { addAddresses } from './addAddresses.ts'
import { hasEnough, type Search } from './Search.ts'

/** Adds everything that the words may mean: names, categories and brands, intersections, house numbers, names with a city. */
export function* addCandidates(search: Search, words: readonly QueryWord[]): Plan<void> {
  const { docFinder, candidates, purpose } = search
  const significant = significantWords(words)
  yield* candidates.add(yield* docFinder.findByName(words, 'main'), words)
  if (significant.length < words.length && !hasEnough(search)) {
    yield* candidates.add(yield* docFinder.findByName(significant, 'main'), words)
  }
  if (purpose === 'geocode') {
    yield* candidates.add(yield* docFinder.findByName(significant, 'street'), words)
  }
  if (purpose !== 'geocode') yield* candidates.add(yield* docFinder.findTerms(words), words)
  yield* addIntersections(search, words)
  yield* addAddresses(search, words)
  if (words.length > 1 && !hasEnough(search))
    yield* candidates.addWhole(yield* docFinder.findByNameAndAddress(significant, 'main'), words)
}

/** Adds the intersections of two streets that are named side by side, or with a word such as "and" between them. */
function* addIntersections(
  { docFinder, candidates, query }: Search,
  words: readonly QueryWord[],
): Plan<void> {
  const significant = significantWords(words)
  if (significant.length > 1) {
    yield* candidates.add(yield* docFinder.findByName(significant, 'corner'), words)
  }
  // Words that were joined or split are no longer where the text had them.
  const connectors = words.length === query.words.length ? query.connectors : []
  for (const { from, to } of connectors) {
    const streets = words.filter((_, index) => index < from || index >= to)
    const names = significantWords(streets)
    if (names.length > 1) {
      yield* candidates.add(yield* docFinder.findByName(names, 'corner'), streets)
    }
  }
}

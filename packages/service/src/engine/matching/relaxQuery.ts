import type { Plan } from '../Plan.ts'
import { type QueryWord, significantWords } from '../text/queryWords.ts'
import { addAddresses } from './addAddresses.ts'
import type { Search } from './Search.ts'

/** The number of words that are tried without. */
const MOST_TRIED = 8

/** Searches without one word, then without two, for a text that says more than the data: a floor, a typo beyond forgiving. */
export function* relaxQuery(search: Search, words: readonly QueryWord[]): Plan<void> {
  const { docFinder, candidates } = search
  const significant = significantWords(words).slice(0, MOST_TRIED)
  for (const count of [1, 2]) {
    // Half of what was typed is not what was meant.
    if (significant.length < 2 * count) return
    for (const left of combinations(significant, count)) {
      const rest = words.filter((word) => !left.includes(word))
      const kept = significantWords(rest)
      if (kept.every(({ isNumber }) => isNumber)) continue
      yield* candidates.add(yield* docFinder.findByName(kept, 'main'), words)
      if (kept.length > 1) {
        yield* candidates.add(yield* docFinder.findByNameAndAddress(kept, 'main'), words)
      }
      yield* addAddresses(search, rest)
    }
    if (candidates.values().length > 0) return
  }
}

function combinations(words: readonly QueryWord[], count: number): QueryWord[][] {
  if (count === 1) return words.map((word) => [word])
  return words.flatMap((word, index) =>
    combinations(words.slice(index + 1), count - 1).map((others) => [word, ...others]),
  )
}

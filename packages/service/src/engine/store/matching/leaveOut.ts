import { type QueryWord, tellingOf } from '../../text/queryWords.ts'
import { findAddresses } from './findAddresses.ts'
import type { Search } from './Search.ts'

/** Of a longer text only so many words are tried to be left out. */
const MOST_TRIED = 8

/** Leaves out one word, then two, for a text that says more than the data know: a floor, a typo beyond forgiving. */
export function leaveOut(search: Search, words: readonly QueryWord[]): void {
  const { find, finds } = search
  const telling = tellingOf(words).slice(0, MOST_TRIED)
  for (const count of [1, 2]) {
    // Half of what was typed is not what was meant.
    if (telling.length < 2 * count) return
    for (const left of combinations(telling, count)) {
      const rest = words.filter((word) => !left.includes(word))
      const kept = tellingOf(rest)
      if (kept.every(({ isNumber }) => isNumber)) continue
      finds.add(find.named(kept, 'main'), words)
      if (kept.length > 1) finds.add(find.placed(kept, 'main'), words)
      findAddresses(search, rest)
    }
    if (finds.values().length > 0) return
  }
}

function combinations(words: readonly QueryWord[], count: number): QueryWord[][] {
  if (count === 1) return words.map((word) => [word])
  return words.flatMap((word, index) =>
    combinations(words.slice(index + 1), count - 1).map((others) => [word, ...others]),
  )
}

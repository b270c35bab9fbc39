import { numbersIn } from './numbersIn.ts'
import { type QueryWord, significantWords } from './queryWords.ts'
import type { Reading, ReadText } from './readings.ts'
import { limits, readingScores as scores } from './weights.ts'

/** The readings without one word, then without two, for a text with words that the data lack: a floor, or a typo that cannot be corrected. */
export function* withFewerWords({
  query: { words },
  purpose,
  known,
}: ReadText): Generator<Reading[]> {
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
      return [...readings, ...numbersIn({ ...way, words: rest }, purpose, known.vocabulary)]
    })
  }
}

function combinations(words: readonly QueryWord[], count: number): QueryWord[][] {
  if (count === 1) return words.map((word) => [word])
  return words.flatMap((word, index) =>
    combinations(words.slice(index + 1), count - 1).map((others) => [word, ...others]),
  )
}

import type { MatchRequest } from '../PlaceStore.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import type { QueryWord } from './queryWords.ts'
import type { Reading, Way } from './readings.ts'
import { limits, readingScores } from './weights.ts'

/** Each number that is no ordinal may be a house number, the last one first; a following letter or `bis` may belong to it. */
export function* numbersIn(
  way: Way,
  purpose: MatchRequest['purpose'],
  vocabulary: Vocabulary,
): Generator<Reading> {
  const { words, score } = way
  const isPostal = (word: QueryWord) =>
    mayBePostal(word) && vocabulary.countInAddresses(word.text) > 0
  const numbers = words.flatMap((word, index) => (mayBeHouse(word) ? index : [])).reverse()
  for (const index of numbers.slice(0, limits.houseNumbers)) {
    const suffix = words[index + 1]
    const hasSuffix = suffix && !suffix.isNumber && suffix.text.length <= limits.numberSuffix
    for (const count of hasSuffix ? [2, 1] : [1]) {
      const street = words.filter((_, place) => place < index || place >= index + count)
      // `Calle 12` is more likely a street than number 12 of any street.
      if (street.length === 0 || (street.length === 1 && street[0]?.isMinor)) continue
      const parts = words.slice(index, index + count)
      const text = parts.map(({ text: typed }) => typed).join('')
      const isBegun = purpose === 'suggest' && index + count === words.length
      const number = { text, isBegun }
      yield { ...way, as: 'number', words: street, number }
      // The postal code of most addresses is not mapped.
      const withoutCode = street.filter((word) => !isPostal(word))
      if (withoutCode.length > 0 && withoutCode.length < street.length)
        yield {
          ...way,
          as: 'number',
          words: withoutCode,
          number,
          score: score * readingScores.partlyInAddress,
        }
    }
  }
}

/** False for the street of `4th and Market`. */
function mayBeHouse({ isNumber, text }: QueryWord): boolean {
  return isNumber && !/^\d+(st|nd|rd|th)$/.test(text)
}

function mayBePostal({ isNumber, text }: QueryWord): boolean {
  return isNumber && text.length >= limits.shortestPostalCode
}

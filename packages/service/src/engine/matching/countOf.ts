import type { Vocabulary } from '../text/vocabulary.ts'
import type { QueryWord } from './queryWords.ts'

type Counts = Pick<
  Vocabulary,
  'countInNames' | 'countInAddresses' | 'countInNamesByPrefix' | 'countInAddressesByPrefix'
>

/** The maximum number of records that have a word in a name, and in their address too when that counts. */
export function countOf(
  { meanings, prefixes }: QueryWord,
  vocabulary: Counts,
  inAddress = false,
): number {
  let count = 0
  for (const meaning of meanings.keys()) {
    count += vocabulary.countInNames(meaning)
    if (inAddress) count += vocabulary.countInAddresses(meaning)
  }
  for (const prefix of prefixes.keys()) {
    count += vocabulary.countInNamesByPrefix(prefix)
    if (inAddress) count += vocabulary.countInAddressesByPrefix(prefix)
  }
  return count
}

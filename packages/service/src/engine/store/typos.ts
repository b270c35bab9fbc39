import { type QueryWord, sureness } from '../text/queryWords.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words with fewer letters are taken as they are typed: one edit makes any of them any other. */
const SHORTEST = 4
/** From here on two edits are forgiven. */
const SHORTEST_FOR_TWO = 8
/** An unfinished word is taken for a misspelt beginning from here on. */
const SHORTEST_BEGINNING = 5

interface Options {
  /** Whether to take the unfinished word for the beginning of a longer one, instead of all words for whole ones. */
  beginnings: boolean
}

/** The words with what they may mean if they are misspelt. Null when that is nothing new. */
export function withTypos(
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
  options: Options,
): QueryWord[] | null {
  let isChanged = false
  const forgiven = words.map((word) => {
    const meanings = new Map(word.meanings)
    for (const [token, sure] of corrections(word, vocabulary, options)) {
      if (!meanings.has(token)) meanings.set(token, sure)
    }
    if (meanings.size === word.meanings.size) return word
    isChanged = true
    return { ...word, meanings }
  })
  return isChanged ? forgiven : null
}

function corrections(
  { text, isNumber, prefixes }: QueryWord,
  vocabulary: Vocabulary,
  { beginnings }: Options,
): [token: string, sure: number][] {
  const shortest = beginnings ? SHORTEST_BEGINNING : SHORTEST
  if (isNumber || text.length < shortest || (beginnings && prefixes.size === 0)) return []
  const most = text.length < SHORTEST_FOR_TWO ? 1 : 2
  return vocabulary.similar(text, { most, prefix: beginnings }).map(({ word, edits }) => {
    const sure = edits === 1 ? sureness.oneEdit : sureness.twoEdits
    return [word, beginnings ? sure * Math.min(1, text.length / word.length) : sure]
  })
}

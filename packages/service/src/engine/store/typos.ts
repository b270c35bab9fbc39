import { type QueryWord, sureness } from '../text/queryWords.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words with fewer letters are taken as they are typed: one edit makes any of them any other. */
const SHORTEST = 4
/** From here on two edits are forgiven. */
const SHORTEST_FOR_TWO = 8
/** An unfinished word is taken for a misspelt beginning from here on. */
const SHORTEST_BEGINNING = 5

/** The words with what they may mean if they are misspelt. Null when none may be. */
export function withTypos(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[] | null {
  let isChanged = false
  const forgiven = words.map((word) => {
    const meanings = new Map(word.meanings)
    for (const [token, sure] of corrections(word, vocabulary)) {
      if (!meanings.has(token)) meanings.set(token, sure)
    }
    if (meanings.size === word.meanings.size) return word
    isChanged = true
    return { ...word, meanings }
  })
  return isChanged ? forgiven : null
}

function* corrections(
  { text, isNumber, prefixes }: QueryWord,
  vocabulary: Vocabulary,
): Generator<[token: string, sure: number]> {
  if (isNumber || text.length < SHORTEST) return
  const most = text.length < SHORTEST_FOR_TWO ? 1 : 2
  for (const { word, edits } of vocabulary.similar(text, { most, prefix: false })) {
    yield [word, edits === 1 ? sureness.oneEdit : sureness.twoEdits]
  }
  if (prefixes.size === 0 || text.length < SHORTEST_BEGINNING) return
  for (const { word, edits } of vocabulary.similar(text, { most, prefix: true })) {
    yield [word, (edits === 1 ? sureness.oneEdit : sureness.twoEdits) * (text.length / word.length)]
  }
}

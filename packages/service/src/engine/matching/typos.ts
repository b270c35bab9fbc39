import { type QueryWord, sureness } from '../text/queryWords.ts'
import type { Similar, Vocabulary } from '../text/vocabulary.ts'

/** Words of fewer letters are taken as they are typed: one edit makes any of them any other. */
const SHORTEST = 4
/** From here on two edits are forgiven. */
const SHORTEST_FOR_TWO = 8
/** An unfinished word is taken for a misspelt beginning from here on. */
const SHORTEST_BEGINNING = 5
/** Only so many words of a text are taken for misspelt, the least known first: each costs a walk through the vocabulary. */
const MOST_WORDS = 4

interface Options {
  edits: 1 | 2
  /** Takes the unfinished word for the beginning of a longer one, instead of all words for whole ones. */
  beginnings: boolean
}

/** Adds what the words may mean if they are misspelt. Null when that is nothing new. */
export function forgiveTypos(
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
  options: Options,
): QueryWord[] | null {
  const suspects = [...words]
    .sort((a, b) => vocabulary.countInNames(a.text) - vocabulary.countInNames(b.text))
    .slice(0, MOST_WORDS)
  let isChanged = false
  const forgiven = words.map((word) => {
    if (!suspects.includes(word)) return word
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
  { edits: most, beginnings }: Options,
): [token: string, sure: number][] {
  const { length } = text
  if (isNumber || (beginnings && (prefixes.size === 0 || length < SHORTEST_BEGINNING))) return []
  // What is typed may lack the letters that make the word long enough.
  if (length < (most === 1 ? SHORTEST - 1 : SHORTEST_FOR_TWO - 2)) return []
  const isForgiven = ({ word, edits }: Similar) =>
    Math.max(length, word.length) >= (edits === 1 ? SHORTEST : SHORTEST_FOR_TWO)
  return vocabulary
    .similar(text, { most, prefix: beginnings })
    .filter(isForgiven)
    .map(({ word, edits }) => {
      const sure = edits === 1 ? sureness.oneEdit : sureness.twoEdits
      return [word, beginnings ? sure * Math.min(1, length / word.length) : sure]
    })
}

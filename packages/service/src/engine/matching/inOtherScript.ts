import { transliterate } from '../text/transliterate.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import type { QueryWord } from './queryWords.ts'
import { limits, weights } from './weights.ts'

/** Adds to unknown words what they mean in the other script, Latin or Cyrillic. Null when that is nothing the data know. */
export function inOtherScript(
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
): QueryWord[] | null {
  let isChanged = false
  const rewritten = words.map((word) => {
    const { text, isNumber } = word
    if (
      isNumber ||
      text.length < limits.shortestTransliterated ||
      vocabulary.countInNames(text) > 0
    )
      return word
    const meanings = new Map(word.meanings)
    const prefixes = new Map(word.prefixes)
    for (const way of transliterate(text)) {
      if (vocabulary.countInNames(way) > 0) meanings.set(way, weights.transliterated)
      if (prefixes.size > 0 && vocabulary.countInNamesByPrefix(way) > 0) {
        prefixes.set(way, weights.transliterated)
      }
    }
    if (meanings.size === word.meanings.size && prefixes.size === word.prefixes.size) return word
    isChanged = true
    return { ...word, meanings, prefixes }
  })
  return isChanged ? rewritten : null
}

const scripts = new Map<string, string | undefined>()

/** True for a word in Latin or Cyrillic letters where the languages of the place are written in others. */
export function isForeignScript(word: string, languages: readonly string[]): boolean {
  if (languages.length === 0) return false
  const script = /\p{Script=Cyrillic}/u.test(word) ? 'Cyrl' : 'Latn'
  return languages.every((language) => scriptOf(language) !== script)
}

function scriptOf(language: string): string | undefined {
  if (!scripts.has(language)) scripts.set(language, new Intl.Locale(language).maximize().script)
  return scripts.get(language)
}

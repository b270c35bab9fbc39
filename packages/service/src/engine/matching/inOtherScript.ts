import { onOtherKeyboard } from '../text/onOtherKeyboard.ts'
import { transliterate } from '../text/transliterate.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import { withUmlauts } from '../text/withUmlauts.ts'
import type { QueryWord } from './queryWords.ts'
import { limits, weights } from './weights.ts'

/**
 * Adds other forms to unknown words: in another script, with umlauts instead of their transcriptions (`ue`), and with the letters of another
 * keyboard. Null when the data have none of the forms.
 */
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
    for (const way of [...transliterate(text), ...withUmlauts(text), ...onOtherKeyboard(text)]) {
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

/** The scripts to distinguish. The scripts of one language, such as Japanese, are one entry. */
const scriptsOfLanguages: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}
const tests = [
  'Latn',
  'Cyrl',
  'Grek',
  'Arab',
  'Hebr',
  'Geor',
  'Armn',
  'Hang',
  'Hani',
  'Hira',
  'Kana',
].map((script) => ({ script, test: new RegExp(`\\p{Script=${script}}`, 'u') }))
const known = new Map<string, readonly string[]>()

/** True for a word in a script that the languages of the place do not use. */
export function isForeignScript(word: string, languages: readonly string[]): boolean {
  const own = tests.filter(({ test }) => test.test(word))
  if (languages.length === 0 || own.length === 0) return false
  return languages.every(
    (language) => !own.some(({ script }) => scriptsOf(language).includes(script)),
  )
}

function scriptsOf(language: string): readonly string[] {
  const before = known.get(language)
  if (before) return before
  const script = new Intl.Locale(language).maximize().script ?? ''
  const scripts = scriptsOfLanguages[script] ?? [script]
  known.set(language, scripts)
  return scripts
}

import { toAlpha2 } from '@signpost/client/domain'

/** Scripts, the code of each, and the language that most brands in it are in. */
const SCRIPTS: readonly [letters: RegExp, code: string, language: string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Jpan', 'ja'],
  [/\p{Script=Han}/u, 'Hani', 'zh'],
  [/\p{Script=Hangul}/u, 'Kore', 'ko'],
  [/\p{Script=Cyrillic}/u, 'Cyrl', 'ru'],
  [/\p{Script=Arabic}/u, 'Arab', 'ar'],
  [/\p{Script=Hebrew}/u, 'Hebr', 'he'],
  [/\p{Script=Greek}/u, 'Grek', 'el'],
  [/\p{Script=Thai}/u, 'Thai', 'th'],
  [/\p{Script=Georgian}/u, 'Geor', 'ka'],
  [/\p{Script=Armenian}/u, 'Armn', 'hy'],
  [/\p{Script=Devanagari}/u, 'Deva', 'hi'],
]

/** The most likely language of a brand's name, as two letters: that of its only country if it is written in its script, else one of its script. */
export function languageOf(name: string, countries: readonly string[]): string {
  const [, script, language] = SCRIPTS.find(([letters]) => letters.test(name)) ?? [
    undefined,
    'Latn',
    'en',
  ]
  const region = countries.length === 1 ? toAlpha2(countries[0] ?? '') : undefined
  const local = region && new Intl.Locale(`und-${region}`).maximize()
  return local && local.script === script ? local.language : language
}

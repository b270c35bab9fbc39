import { fold } from '@signpost/client/domain'

/** The folded words of a text. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}

/** Whether every word of a query begins a word of a text. */
export function matches(query: string, text: string): boolean {
  const words = wordsOf(text)
  const asked = wordsOf(query)
  return asked.length > 0 && asked.every((part) => words.some((word) => begins(word, part)))
}

/** Whether a word begins with what was typed. Scripts without spaces have no words to begin: there it may stand anywhere. */
export function begins(word: string, typed: string): boolean {
  return runsOn(typed) ? word.includes(typed) : word.startsWith(typed)
}

/** Whether a text is of a script that is written without spaces. */
export function runsOn(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
}

import { shortForms } from './abbreviations.ts'

/** The words, and the short forms under which they are looked for as well; each once. */
export function withShortForms(words: readonly string[]): string[] {
  const all = new Set(words.flatMap((word) => [word, ...shortForms(word)]))
  all.delete('')
  return [...all]
}

import { shortForms } from './abbreviations.ts'

/** The words and their short forms, each once. */
export function withShortForms(words: readonly string[]): string[] {
  const all = new Set(words.flatMap((word) => [word, ...shortForms(word)]))
  all.delete('')
  return [...all]
}

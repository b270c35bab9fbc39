import type { Parameter } from './read.ts'

/** One of the words that the specification names. */
export function oneOf<Word extends string>(words: readonly Word[]): Parameter<Word> {
  return {
    expects: `one of ${words.map((word) => JSON.stringify(word)).join(', ')}`,
    read: (text) => words.find((word) => word === text) ?? null,
  }
}

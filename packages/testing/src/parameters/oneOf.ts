import type { Reader } from './read.ts'

/** One of some words. */
export function oneOf<Word extends string>(words: readonly Word[]): Reader<Word> {
  return {
    expects: `one of ${words.map((word) => `"${word}"`).join(', ')}`,
    read: (text) => words.find((word) => word === text),
  }
}

/** Words with commas between them; `none` alone is the empty list. */
export function listOf<Word extends string>(words: readonly Word[]): Reader<readonly Word[]> {
  return {
    expects: `"none", or a comma-separated list of ${words.join(', ')}`,
    read: (text) => {
      const asked = text === 'none' ? [] : text.split(',')
      const known = words.filter((word) => asked.includes(word))
      return known.length === new Set(asked).size ? known : undefined
    },
  }
}

import type { Parameter } from './read.ts'

/** Words with commas between them, each once in the result; `none` alone is the empty list. */
export function listOf<Word extends string>(words: readonly Word[]): Parameter<Word[]> {
  return {
    expects: `"none", or a comma-separated list of ${words.join(', ')}`,
    read(text) {
      if (text === 'none') return []
      const asked = new Set<string>(text.split(','))
      const known = words.filter((word) => asked.has(word))
      return known.length === asked.size ? known : null
    },
  }
}

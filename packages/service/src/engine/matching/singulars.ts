import { fold } from '@signpost/client/domain'
import { textsOf } from '../../data/languages/index.ts'

/** Endings of plurals, each with the ending of the singular. */
const endings = [...new Set(textsOf('plurals').flatMap((text) => fold(text).split(' ')))].map(
  (ending): readonly string[] => ending.split('>'),
)
const SHORTEST_STEM = 3

/** The words of which a folded word may be the plural; most of them are none. */
export function singularsOf(word: string): string[] {
  return endings.flatMap(([plural = '', singular = '']) =>
    word.endsWith(plural) && word.length - plural.length >= SHORTEST_STEM
      ? word.slice(0, word.length - plural.length) + singular
      : [],
  )
}

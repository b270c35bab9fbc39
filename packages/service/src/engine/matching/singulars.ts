import { fold } from '@signpost/client/domain'
import { textsOf } from '../../data/languages/index.ts'
import { limits } from './weights.ts'

/** Endings of plurals, each with the ending of the singular. */
const endings = [...new Set(textsOf('plurals').flatMap((text) => fold(text).split(' ')))].map(
  (ending): readonly string[] => ending.split('>'),
)

/** The possible singulars of a folded word, most of which do not exist. */
export function singularsOf(word: string): string[] {
  const singulars: string[] = []
  for (const [plural = '', singular = ''] of endings) {
    const length = word.length - plural.length
    if (length >= limits.shortestStem && word.endsWith(plural))
      singulars.push(word.slice(0, length) + singular)
  }
  return singulars
}

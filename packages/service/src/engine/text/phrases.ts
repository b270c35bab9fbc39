import { type Language, textsOf } from '../../data/languages/index.ts'
import { typedTokens, unspacedIn } from './tokens.ts'

type PhraseField = 'modifiers' | 'corners' | 'postalCode'

/** The phrases of all languages for one purpose, each as its words, the longest first. */
export function phrasesFor(field: PhraseField): string[][] {
  return listed(field)
    .map(typedTokens)
    .filter((phrase) => phrase.length > 0)
    .sort((a, b) => b.length - a.length)
}

/** The words of all languages for one purpose. */
export function wordsFor(
  field: keyof Language &
    ('joiners' | 'between' | 'prepositions' | 'units' | 'numbers' | 'buildings'),
): Set<string> {
  return new Set(textsOf(field).flatMap(typedTokens))
}

/** The phrases of scripts that put no spaces between words, the longest first. */
const unspaced = (['modifiers', 'postalCode'] as const)
  .flatMap(listed)
  .filter((phrase) => unspacedIn(phrase))
  .sort((a, b) => b.length - a.length)
const anyUnspaced = new RegExp(unspaced.join('|'), 'gu')

/** A text with spaces around such phrases: `近くのカフェ` becomes `近くの カフェ`. */
export function spacedOut(text: string): string {
  return unspacedIn(text) ? text.replace(anyUnspaced, ' $& ') : text
}

function listed(field: PhraseField): string[] {
  return textsOf(field).flatMap((text) => text.split(';').map((phrase) => phrase.trim()))
}

import { toAlpha3 } from '@signpost/client/domain'
import type { Reader } from './read.ts'

/** An ISO 3166-1 alpha-3 code, in upper case whichever case it came in. */
export const country: Reader<string> = {
  expects: 'a three-letter ISO country code, as in "USA"',
  read: (text) => (text.length === 3 ? toAlpha3(text) : undefined),
}

import { countryAlpha2 } from '../../engine/format/country.ts'
import type { Parameter } from './read.ts'

/** An ISO 3166-1 alpha-3 code, in upper case whichever case it came in. */
export const country: Parameter<string> = {
  expects: 'a three-letter ISO country code, as in "USA"',
  read(text) {
    const code = text.toUpperCase()
    return /^[A-Z]{3}$/.test(code) && countryAlpha2(code) !== undefined ? code : null
  },
}

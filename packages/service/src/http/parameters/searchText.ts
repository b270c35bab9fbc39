import type { Parameter } from './read.ts'

const LONGEST = 300

/** What a person typed: at least one visible character, controls read as spaces, in one Unicode form. */
export const searchText: Parameter<string> = {
  expects: `a text of 1 to ${LONGEST} characters`,
  read(text) {
    // Composing characters at most quarters a text, and a long run of marks would take quadratic time.
    if (text.length > 4 * LONGEST) return null
    const value = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').normalize('NFC')
    return value.trim() !== '' && value.length <= LONGEST ? value : null
  },
}

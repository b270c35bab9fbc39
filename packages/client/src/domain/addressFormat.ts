import { bigEndian, formats } from './addressFormats.ts'

/** The format in which a country writes an address, line by line: `N` house number, `S` street, `D` named area, `C` city, `A` state, `Z` postal code, `E` a state that mail writes at most as letters, `L` the area where there is one, else the city. A lowercase letter has no field in a form: the part belongs to the street lines, or is seldom written. `|` ends a line. Text before a part is written only if the part exists and is not the first of its line, or if it opens the line's format (`〒Z`). A part that the country omits is not in its format. */
export interface AddressFormat {
  readonly lines: readonly string[]
  /** From the country down to the house, as China, Japan and Korea write in their own scripts. */
  readonly countryFirst: boolean
}

/** The format of a country (alpha-3), in its own script or in Latin letters where they differ; `undefined` for a country without a known format. */
export function addressFormat(
  countryCode: string,
  isOwnScript: boolean,
): AddressFormat | undefined {
  const own = isOwnScript ? bigEndian.get(countryCode) : undefined
  const format =
    own ?? formats.find(([, countries]) => countries.split(' ').includes(countryCode))?.[0]
  return format === undefined
    ? undefined
    : { lines: format.split('|'), countryFirst: own !== undefined }
}

/** True for text in the scripts in which addresses go from the country down to the house. */
export function isEastAsian(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
}

/** The format of countries without their own. */
export const commonFormat: AddressFormat = { lines: ['N S', 'C'], countryFirst: false }

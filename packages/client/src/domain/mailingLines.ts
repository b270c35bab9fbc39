import type { Address } from './address.ts'
import { addressFormat, isEastAsian } from './addressFormat.ts'
import { addressLines } from './addressLines.ts'
import { toAlpha2 } from './country.ts'
import { capitals, postalPrefixes } from './mailRules.ts'
import { readLocale } from './readLocale.ts'

export interface MailingLinesOptions {
  /** The lines of the recipient, such as a person and a company. */
  readonly recipient?: readonly string[]
  /** Omits the country, for mail within it. */
  readonly isDomestic?: boolean
}

/** The lines of an address label: those of `addressLines`, with the parts in capitals that the country's post requires. Mail from abroad also has the country's prefix before the postal code (`LT-01100`), and the country in capitals. */
export function mailingLines(
  address: Address,
  { recipient = [], isDomestic = false }: MailingLinesOptions = {},
): string[] {
  const { countryCode = '', postal } = address
  const parts = capitals.find(([, countries]) => countries.split(' ').includes(countryCode))?.[0]
  const written = (letter: string, text: string | undefined): string | undefined =>
    (parts ?? 'C').includes(letter) ? upperCase(text, countryCode) : text
  const prefix = isDomestic ? '' : (postalPrefixes.get(countryCode) ?? '')
  const lines = addressLines(
    {
      ...address,
      street: written('S', address.street),
      intersection: written('S', address.intersection),
      city: written('C', address.city),
      state: written('A', address.state),
      postal: postal && prefixed(prefix, written('Z', postal) ?? postal),
      country: upperCase(address.country, ''),
    },
    { country: !isDomestic },
  )
  const { city, state, area, street } = address
  const isOwnScript = isEastAsian(city || state || area || street || '')
  const isFromTheTop = addressFormat(countryCode, isOwnScript)?.countryFirst
  return isFromTheTop ? [...lines, ...[...recipient].reverse()] : [...recipient, ...lines]
}

function prefixed(prefix: string, postal: string): string {
  const bare = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
  return bare(postal).startsWith(bare(prefix)) ? postal : prefix + postal
}

/** The text in uppercase by the rules of the country's language: Turkish has two letters i. */
function upperCase(text: string | undefined, countryCode: string): string | undefined {
  if (text === undefined) return undefined
  const region = toAlpha2(countryCode)
  return text.toLocaleUpperCase(region && readLocale(`und-${region}`).maximize().language)
}

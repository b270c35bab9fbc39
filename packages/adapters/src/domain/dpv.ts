import type { AddressVerdict } from '@signpost/client/domain'

/** The verdict of the delivery point validation by the US Postal Service, which several providers pass on; undefined without one. `Y`: the number and the unit are confirmed. `S`, `D`: the unit is not confirmed, or is missing. `N`: the number is not confirmed; the footnote `AA` means that its street is. */
export function verdictOfDpv(
  code: unknown,
  footnotes: string = '',
): Pick<AddressVerdict, 'status' | 'doubtful'> | undefined {
  switch (code) {
    case 'Y':
      return { status: 'deliverable' }
    case 'S':
    case 'D':
      return { status: 'incomplete', doubtful: ['address-line2'] }
    case 'N':
      // Each footnote has two letters.
      return /^(?:..)*AA/.test(footnotes)
        ? { status: 'incomplete', doubtful: ['address-line1'] }
        : { status: 'unknown' }
    default:
      return undefined
  }
}

/** The countries to which the US Postal Service delivers, each of which is a state in its addresses. */
const territories = ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']

/** The state in an address of the US Postal Service, optional in the United States; undefined for a country to which it does not deliver. */
export function stateOfUsps(country: string, state: string | undefined): string | undefined {
  if (territories.includes(country)) return country
  return country === 'US' ? (state ?? '') : undefined
}

import type { Address, AddressValues, Suggestion } from '@signpost/client'
import { addressLines, fold, toAlpha2 } from '@signpost/client/domain'
import { oneLine } from '../domain/oneLine.ts'
import type { PlaceDetails } from '../queries/placeDetails.ts'
import { namesSuburb, partsOfStreet } from './countryLayout.ts'
import type { TypedParts } from './typedParts.ts'

/** Returns the field values of an address, with typed parts that the service does not know. `line` is the street line of the suggestion. */
export function addressValues(
  address: Address,
  { houseNumber, unit }: TypedParts = {},
  line?: string,
): AddressValues {
  const number = address.houseNumber ?? houseNumber
  const country = address.countryCode && toAlpha2(address.countryCode)
  const written = addressLines(
    { ...streetOf(address), houseNumber: number },
    { country: false },
  ).join(', ')
  const street = houseNumber === undefined ? (line ?? written) : written
  return {
    'address-line1': clean(withParts(street, address, country)),
    'address-line2': clean(unit),
    'address-level3': clean(address.area),
    'address-level2': clean((namesSuburb(country) && address.area) || address.city),
    'address-level1': clean(address.state),
    'postal-code': clean(address.postal?.replace(/^〒 ?/, '')),
    country,
    'country-name': clean(address.country),
  }
}

/** Adds the parts of the city that have no field in the country to the street. */
function withParts(street: string, address: Address, country: string | undefined): string {
  const parts = partsOfStreet(country)
  const { area = '', city = '', state = '' } = address
  const isOwn = [state, address.country].some((each) => fold(each ?? '') === fold(city))
  const added = [parts.area ? area : '', parts.city && !isOwn ? city : ''].filter(
    (part) => part !== '' && !fold(street).includes(fold(part)),
  )
  if (added.length === 0) return street
  const isEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(street)
  return isEastAsian ? [...added.reverse(), street].join('') : [street, ...added].join(', ')
}

function streetOf({ street, intersection, airport, countryCode }: Address): Address {
  return { street, intersection, airport, countryCode }
}

function clean(text: string | undefined): string | undefined {
  return oneLine(text ?? '') || undefined
}

/** Returns the certain part of a chosen address: all of it, the part that several matches share, or only its line. */
export function certainAddress(
  found: PlaceDetails,
  { line1 }: Suggestion,
  countryCode: string | undefined,
): Address {
  switch (found.status) {
    case 'ready':
      return { street: line1, ...found.place.address }
    case 'ambiguous':
      return { street: line1, ...sharedAddress(found.places.map(({ address = {} }) => address)) }
    default:
      // The country determines on which side of the street the house number is written.
      return { street: line1, countryCode }
  }
}

const parts = [
  'houseNumber',
  'street',
  'intersection',
  'area',
  'city',
  'state',
  'postal',
  'country',
  'countryCode',
] as const satisfies readonly (keyof Address)[]

/** Returns the parts that several addresses share. Only these are certain when the match is ambiguous. */
export function sharedAddress([first, ...others]: readonly Address[]): Address {
  const shared: { -readonly [Part in (typeof parts)[number]]?: string | undefined } = {}
  for (const part of parts) {
    if (others.every((other) => other[part] === first?.[part])) shared[part] = first?.[part]
  }
  return shared
}

import type { Address, Suggestion } from '@signpost/client'
import type { PlaceDetails } from '../queries/placeDetails.ts'

/** The certain part of a chosen address: all of it, the part that several share, or its line alone. */
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
      // The chosen country determines where the house number is written.
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

/** The parts that several addresses share: all that is certain when it is not known which of them is meant. */
export function sharedAddress([first, ...others]: readonly Address[]): Address {
  const shared: { -readonly [Part in (typeof parts)[number]]?: string | undefined } = {}
  for (const part of parts) {
    if (others.every((other) => other[part] === first?.[part])) shared[part] = first?.[part]
  }
  return shared
}

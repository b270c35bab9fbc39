import type { Address, Suggestion } from '@signpost/client'
import type { PlaceDetails } from '../queries/placeDetails.ts'
import { sharedAddress } from './sharedAddress.ts'

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
      // In the country that was chosen, which knows where a number stands.
      return { street: line1, countryCode }
  }
}

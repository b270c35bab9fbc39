import { accuracy } from '@signpost/client/protocol'
import type { WirePlace } from '@signpost/client/wire'

/** The accuracy of a forward geocode, by the part of the address that was found. */
export function accuracyOf({ accuracy: given, location = {} }: WirePlace): number | undefined {
  const { house_number, street, city, postal, state, country } = location
  if (given !== undefined) return given
  if (house_number) return accuracy.houseNumber
  if (street) return accuracy.street
  if (city) return accuracy.city
  if (postal) return accuracy.postal
  if (state) return accuracy.state
  return country ? accuracy.country : undefined
}

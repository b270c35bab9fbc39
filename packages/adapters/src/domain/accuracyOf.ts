import { accuracy } from '@signpost/client/protocol'
import type { WireLocation, WirePlace } from '@signpost/client/wire'

const parts = {
  house_number: accuracy.houseNumber,
  street: accuracy.street,
  city: accuracy.city,
  postal: accuracy.postal,
  state: accuracy.state,
  country: accuracy.country,
} as const

/** The accuracy of a forward geocode, by the part of the address that was found. */
export function accuracyOf({ accuracy: given, location = {} }: WirePlace): number | undefined {
  const found = Object.entries(parts).find(([part]) => location[part as keyof WireLocation])
  return given ?? found?.[1]
}

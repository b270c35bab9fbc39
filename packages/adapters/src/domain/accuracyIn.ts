import { accuracy, accuracyOf } from '@signpost/client/protocol'
import type { GeocodingResult } from './GeocodingResult.ts'

/** The `accuracy` of a forward geocode: that of the place, or else of its finest part, lowered to the confidence of the provider. A partial match is never the requested house. */
export function accuracyIn({ place, confidence = 1 }: GeocodingResult): number | undefined {
  const own = place.accuracy ?? accuracyOf(place.location ?? {})
  const most = limits.find(([least]) => confidence >= least)?.[1] ?? accuracy.city
  return own && Math.min(own, most)
}

const limits = [
  [0.95, accuracy.houseNumber],
  [0.8, accuracy.nearbyHouseNumber],
  [0.5, accuracy.street],
] as const

import { accuracyOf } from '@signpost/client/protocol'
import type { WireLocation } from '@signpost/client/wire'
import type { Draft } from './GeocodingResult.ts'

/** The accuracy of the finest part of a location, and at most what the provider's own confidence allows. */
export function cappedAccuracy(
  location: Draft<WireLocation>,
  most: number | undefined,
): number | undefined {
  const finest = accuracyOf(location)
  return most === undefined || finest === undefined ? finest : Math.min(finest, most)
}

import type { ReverseGeocodeRequest } from '@signpost/client/protocol'
import type { WireLocations } from '@signpost/client/wire'
import { addressNear } from './addressNear.ts'
import type { FixtureCities } from './FixtureCities.ts'

/** The address at a point. */
export function reverseGeocode(
  { coordinate }: ReverseGeocodeRequest,
  fixtures: FixtureCities,
): WireLocations | null {
  const location = addressNear(fixtures, coordinate)
  return location ? { locations: [location] } : null
}

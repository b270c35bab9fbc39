import type { ReverseGeocodeRequest } from '@signpost/client/protocol'
import type { WireLocations } from '@signpost/client/wire'
import { addressNear } from './addressNear.ts'
import type { World } from './World.ts'

/** The address at a point. */
export function reverseGeocode(
  { coordinate }: ReverseGeocodeRequest,
  world: World,
): WireLocations | null {
  const location = addressNear(world, coordinate)
  return location ? { locations: [location] } : null
}

import type { WireLocations } from '@signpost/client/wire'
import { coordinate } from '../parameters/coordinate.ts'
import { required } from '../parameters/read.ts'
import { addressNear } from './addressNear.ts'
import type { Query } from './Query.ts'
import type { World } from './World.ts'

/** The address at a point. */
export function reverseGeocode({ parameters }: Query, world: World): WireLocations | null {
  const location = addressNear(world, required(parameters, 'coordinate', coordinate))
  return location ? { locations: [location] } : null
}

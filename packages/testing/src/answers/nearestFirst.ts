import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import type { WirePlace } from '@signpost/client/wire'
import { coordinateOf } from '../fixtures/coordinateOf.ts'

/** The places with their distances from a point, nearest first. A place without a coordinate comes last, without a distance. */
export function nearestFirst(places: readonly WirePlace[], from: Coordinate): WirePlace[] {
  const far = Number.POSITIVE_INFINITY
  return places
    .map((place) => withDistance(place, from))
    .sort((a, b) => (a.distance ?? far) - (b.distance ?? far))
}

function withDistance(place: WirePlace, from: Coordinate): WirePlace {
  const coordinate = coordinateOf(place.location)
  if (coordinate === undefined) return place
  return { ...place, distance: Math.round(distanceBetween(from, coordinate)) }
}

import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import type { WirePlace } from '@signpost/client/wire'
import { coordinateOf } from '../fixtures/locationIn.ts'

/** The places in the order of their distance from a point. A place without a coordinate comes last. */
export function nearestFirst(places: readonly WirePlace[], center: Coordinate): WirePlace[] {
  return places
    .map((place) => ({ place, distance: distanceTo(place, center) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ place }) => place)
}

/** The places with their distances from a point, in whole meters. */
export function withDistances(places: readonly WirePlace[], from: Coordinate): WirePlace[] {
  return places.map((place) => {
    const distance = distanceTo(place, from)
    return distance === undefined ? place : { ...place, distance: Math.round(distance) }
  })
}

/** Meters from a point to a place. */
export function distanceTo({ location }: WirePlace, from: Coordinate): number | undefined {
  const coordinate = coordinateOf(location)
  return coordinate && distanceBetween(from, coordinate)
}

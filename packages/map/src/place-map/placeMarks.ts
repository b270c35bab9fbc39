import type { Bounds, Coordinate, Place } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'

/** A place that has a coordinate. */
export interface SinglePlace {
  readonly kind: 'place'
  readonly place: Place
  readonly coordinate: Coordinate
}

/** Several places that are too close together to be shown separately. */
export interface PlaceCluster {
  readonly kind: 'cluster'
  /** That of the first of them. */
  readonly id: string
  readonly count: number
  /** The position of the first of them. */
  readonly coordinate: Coordinate
  /** The box around them. */
  readonly bounds: Bounds
}

/** One marker: a place, or a cluster of places. */
export type PlaceMark = SinglePlace | PlaceCluster

/** A marker for each place that has a coordinate, in the order of the list. */
export function marksOf(places: readonly Place[]): SinglePlace[] {
  return places.flatMap((place) => {
    const { coordinate } = place
    return coordinate && isCoordinate(coordinate) ? [{ kind: 'place', place, coordinate }] : []
  })
}

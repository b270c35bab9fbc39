import type { Bounds, Coordinate, Place } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'

/** A place that has a coordinate. */
export interface SinglePlace {
  readonly kind: 'place'
  readonly place: Place
  readonly coordinate: Coordinate
}

/** Several places that lie too close together to tell apart. */
export interface PlaceCluster {
  readonly kind: 'cluster'
  /** That of the first of them. */
  readonly id: string
  readonly count: number
  /** Where the first of them is. */
  readonly coordinate: Coordinate
  /** The box around them. */
  readonly bounds: Bounds
}

/** What one marker stands for. */
export type PlaceMark = SinglePlace | PlaceCluster

/** A marker for each place that has a coordinate, in the order of the list. */
export function marksOf(places: readonly Place[]): SinglePlace[] {
  return places.flatMap((place) => {
    const { coordinate } = place
    return coordinate && isCoordinate(coordinate) ? [{ kind: 'place', place, coordinate }] : []
  })
}

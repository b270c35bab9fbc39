import type { Coordinate, Place } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'

/** What one marker stands for: a place, or several that lie too close together to tell apart. */
export type PlaceMark =
  | { readonly kind: 'place'; readonly place: Place; readonly coordinate: Coordinate }
  | {
      readonly kind: 'cluster'
      readonly id: number
      readonly count: number
      readonly coordinate: Coordinate
      /** The zoom at which it falls apart. */
      readonly zoom: number
    }

/** A marker for each place that has a coordinate, in the order of the list. */
export function marksOf(places: readonly Place[]): PlaceMark[] {
  return places.flatMap((place) => {
    const { coordinate } = place
    return coordinate && isCoordinate(coordinate) ? [{ kind: 'place', place, coordinate }] : []
  })
}

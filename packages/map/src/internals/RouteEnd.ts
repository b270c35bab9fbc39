import type { Coordinate } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'

/** A point of a route: a coordinate, and its name. */
export interface RouteEnd {
  readonly coordinate: Coordinate
  readonly name?: string | undefined
}

/** The coordinates of a point to a meter, as links and requests have them. */
export function pointText(point: RouteEnd | null | undefined): string | undefined {
  return point ? formatCoordinate(point.coordinate) : undefined
}

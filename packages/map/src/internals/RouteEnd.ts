import type { Coordinate } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
import { isolate } from '@signpost/react/internal'

/** A point of a route: a coordinate, and its name. */
export interface RouteEnd {
  readonly coordinate: Coordinate
  readonly name?: string | undefined
}

/** The coordinates of a point to a meter, as links and requests have them. */
export function pointText(point: RouteEnd | null | undefined): string | undefined {
  return point ? formatCoordinate(point.coordinate) : undefined
}

/** The name of a point within a sentence: isolated, so that its direction does not affect the text around it. */
export function pointName(point: RouteEnd | null | undefined): string {
  const name = point?.name ?? pointText(point)
  return name ? isolate(name) : ''
}

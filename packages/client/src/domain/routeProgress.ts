import type { Coordinate } from './coordinate.ts'
import { nearestOnRoute, type RoutePosition } from './nearestOnRoute.ts'
import type { Maneuver, Route } from './route.ts'

export interface RouteProgressOptions {
  /** The meters of the route that are certainly passed; see `nearestOnRoute`. */
  readonly from?: number
  /** The distance from the route, in meters, that still counts as on it; 50 by default. */
  readonly tolerance?: number
}

/** The progress of a traveler along a route. */
export interface RouteProgress extends RoutePosition {
  readonly onRoute: boolean
  /** The index of the next maneuver; absent when no maneuver is on the path. */
  readonly maneuver?: number
  /** Meters to that maneuver. */
  readonly maneuverDistance?: number
  /** Meters to the end, scaled to the route's own total. */
  readonly remainingDistance: number
  /** Seconds to the end; absent when neither the route's duration nor its speeds are known. */
  readonly remainingDuration?: number
}

/** The remaining route of a traveler at a position; `undefined` when the position or the whole path is unreadable. `cumulative` is `cumulativeDistances(route.path)`, computed once. The remaining time follows the speeds of the stretches when all are known. */
export function routeProgress(
  route: Route,
  cumulative: Float64Array,
  position: Coordinate,
  options: RouteProgressOptions = {},
): RouteProgress | undefined {
  const { from = 0, tolerance = 50 } = options
  const place = nearestOnRoute(route.path, cumulative, position, from)
  if (place === undefined) return undefined
  const { distanceAlong } = place
  const length = cumulative.at(-1) ?? 0
  // The service measures the route more exactly than its path can.
  const scale = length > 0 && route.distance !== undefined ? route.distance / length : 1
  const remainingDuration = remainingTime(route, cumulative, distanceAlong)
  const next = nextManeuver(route, cumulative, distanceAlong)
  return {
    ...place,
    onRoute: place.distanceOff <= tolerance,
    remainingDistance: (length - distanceAlong) * scale,
    ...(remainingDuration !== undefined && { remainingDuration }),
    ...(next && {
      maneuver: next.index,
      maneuverDistance: Math.max(0, next.at - distanceAlong) * scale,
    }),
  }
}

function nextManeuver(
  { maneuvers }: Route,
  cumulative: Float64Array,
  along: number,
): { index: number; at: number } | undefined {
  let last: { index: number; at: number } | undefined
  for (const [index, { range }] of maneuvers.entries()) {
    if (range === undefined) continue
    const at = cumulative[range[1]]
    if (at === undefined) continue
    last = { index, at }
    if (at >= along) break
  }
  return last
}

function remainingTime(
  { maneuvers, duration }: Route,
  cumulative: Float64Array,
  along: number,
): number | undefined {
  const driving = drivingTime(maneuvers, cumulative, along)
  if (duration === undefined) return driving?.left
  if (driving) return duration * (driving.left / driving.whole)
  const length = cumulative.at(-1) ?? 0
  return length > 0 ? duration * (1 - along / length) : 0
}

/** Seconds at the stretches' own speeds; `undefined` when one is missing. */
function drivingTime(
  maneuvers: readonly Maneuver[],
  cumulative: Float64Array,
  along: number,
): { whole: number; left: number } | undefined {
  let whole = 0
  let left = 0
  for (const { range, speed = 0 } of maneuvers) {
    if (range === undefined) continue
    const start = cumulative[range[0]] ?? 0
    const end = cumulative[range[1]] ?? 0
    if (end <= start) continue
    if (speed <= 0) return undefined
    whole += (end - start) / speed
    left += Math.max(0, end - Math.max(start, along)) / speed
  }
  return whole > 0 ? { whole, left } : undefined
}

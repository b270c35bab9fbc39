import { type Coordinate, isCoordinate, type Position } from './coordinate.ts'
import { distanceBetween } from './distance.ts'
import { nearestOnArc } from './nearestOnArc.ts'

/** A point on a path. */
export interface RoutePosition {
  /** The index of the path's point at or before it. */
  readonly index: number
  /** The share of the distance from that point to the next, 0 to 1. */
  readonly fraction: number
  /** Meters from the start of the path. */
  readonly distanceAlong: number
  /** Meters between it and the given position. */
  readonly distanceOff: number
  readonly point: Coordinate
}

/**
 * The point on a path that is nearest to a position, the first of several; `undefined` when the position or the whole path is
 * unreadable. An unreadable point interrupts the path. `cumulative` is `cumulativeDistances(path)`, computed once. `from` skips the meters of the path that are passed: where a route crosses itself, the nearest point may otherwise be one that was passed long ago.
 */
export function nearestOnRoute(
  path: readonly Position[],
  cumulative: Float64Array,
  position: Coordinate,
  from = 0,
): RoutePosition | undefined {
  if (!isCoordinate(position)) return undefined
  let best: RoutePosition | undefined
  let index = stretchAt(cumulative, from, 0)
  while (index < path.length) {
    const start = pointAt(path, index)
    const end = pointAt(path, index + 1)
    index++
    if (start === undefined) continue
    const passed = cumulative[index - 1] ?? 0
    const length = (cumulative[index] ?? passed) - passed
    const nearest = nearestOnArc(start, end ?? start, position)
    // The rest of a partly passed stretch counts as its end.
    const isDone = passed + nearest.fraction * length < from
    const { fraction, point } = isDone && end ? { fraction: 1, point: end } : nearest
    const distanceOff = distanceBetween(point, position)
    if (best === undefined || distanceOff < best.distanceOff - rounding) {
      const distanceAlong = passed + fraction * length
      best = { index: index - 1, fraction, distanceAlong, distanceOff, point }
    }
    if (end === undefined) continue
    // The path is never shorter than a straight line, so no point within this distance of the stretch's end is nearer than the best one.
    const reach = distanceBetween(end, position) - best.distanceOff
    index = stretchAt(cumulative, (cumulative[index] ?? 0) + reach, index)
  }
  return best
}

/** The first stretch, from `index` on, that ends at or behind `meters`. */
function stretchAt(cumulative: Float64Array, meters: number, index: number): number {
  let stretch = index
  while ((cumulative[stretch + 1] ?? Number.POSITIVE_INFINITY) < meters) stretch++
  return stretch
}

/** The difference between two computations of the same point, in meters. */
const rounding = 1e-6

function pointAt(path: readonly Position[], index: number): Coordinate | undefined {
  const point = path[index]
  if (point === undefined) return undefined
  const coordinate = { latitude: point[1], longitude: point[0] }
  return isCoordinate(coordinate) ? coordinate : undefined
}

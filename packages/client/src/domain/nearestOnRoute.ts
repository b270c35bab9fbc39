import { type Coordinate, isCoordinate, type Position } from './coordinate.ts'
import { distanceBetween } from './distance.ts'

/** A point on a path. */
export interface RoutePosition {
  /** The index of the last point of the path at or before this position. */
  readonly index: number
  /** The fraction of the distance from that point to the next, 0 to 1. */
  readonly fraction: number
  /** Meters from the start of the path. */
  readonly distanceAlong: number
  /** Meters between this position and the given one. */
  readonly distanceOff: number
  readonly point: Coordinate
}

/** The nearest point on a path to a position, the first of several; `undefined` when the position or the whole path is unreadable. An unreadable point interrupts the path. `cumulative` is `cumulativeDistances(path)`, computed once. `from` skips the passed meters of the path: where a route crosses itself, the nearest point may be one that was passed long ago. */
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
    // A stretch with only a passed part left counts as its end.
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

/** The first stretch, from `index` on, that ends at or past `meters`. */
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

/** A point on the arc between two points: its fraction of the arc, 0 to 1, and its position. */
interface ArcPosition {
  readonly fraction: number
  readonly point: Coordinate
}

/** The nearest point to `position` on the shortest arc from `a` to `b`. It is computed with vectors from the center of the earth, for which poles and the 180th meridian are not special. */
export function nearestOnArc(a: Coordinate, b: Coordinate, position: Coordinate): ArcPosition {
  const start = vectorOf(a)
  const end = vectorOf(b)
  const target = vectorOf(position)
  // `start` and `ahead` span the plane of the arc; an angle from `start` toward `ahead` is a point on it.
  const along = dot(start, end)
  const across = combine(1, end, -along, start)
  const sine = Math.sqrt(dot(across, across))
  if (sine > 0) {
    const ahead = combine(1 / sine, across, 0, across)
    const whole = Math.atan2(sine, along)
    // The difference is accurate even when the arc is a few meters long.
    const angle = Math.atan2(dot(combine(1, target, -1, start), ahead), dot(target, start))
    if (angle > 0 && angle < whole) {
      const point = combine(Math.cos(angle), start, Math.sin(angle), ahead)
      return { fraction: angle / whole, point: coordinateOf(point) }
    }
  }
  const isStart = distanceBetween(a, position) <= distanceBetween(b, position)
  return isStart ? { fraction: 0, point: a } : { fraction: 1, point: b }
}

type Vector = readonly [x: number, y: number, z: number]

const radian = Math.PI / 180

function vectorOf({ latitude, longitude }: Coordinate): Vector {
  const flat = Math.cos(latitude * radian)
  return [
    flat * Math.cos(longitude * radian),
    flat * Math.sin(longitude * radian),
    Math.sin(latitude * radian),
  ]
}

function coordinateOf([x, y, z]: Vector): Coordinate {
  return {
    latitude: Math.atan2(z, Math.hypot(x, y)) / radian,
    longitude: Math.atan2(y, x) / radian,
  }
}

function dot([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return ax * bx + ay * by + az * bz
}

/** `m` times `a` and `n` times `b`. */
function combine(m: number, [ax, ay, az]: Vector, n: number, [bx, by, bz]: Vector): Vector {
  return [m * ax + n * bx, m * ay + n * by, m * az + n * bz]
}

import type { Coordinate } from './coordinate.ts'
import { distanceBetween } from './distance.ts'

/** A point on the arc between two points: its share of the arc, 0 to 1, and its position. */
interface ArcPosition {
  readonly fraction: number
  readonly point: Coordinate
}

/**
 * The point nearest to `position` on the shortest arc from `a` to `b`. Computed with vectors from the center of the earth, for which poles and the 180th meridian are not special.
 */
export function nearestOnArc(a: Coordinate, b: Coordinate, position: Coordinate): ArcPosition {
  const start = vectorOf(a)
  const end = vectorOf(b)
  const target = vectorOf(position)
  // `start` and `ahead` span the plane of the arc; an angle from `start` towards `ahead` is a point on it.
  const along = dot(start, end)
  const across = combine(1, end, -along, start)
  const sine = Math.sqrt(dot(across, across))
  if (sine > 0) {
    const ahead = combine(1 / sine, across, 0, across)
    const whole = Math.atan2(sine, along)
    // From the difference, which is accurate also when the arc is a few meters long.
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

import type { Position } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'
import { type MapPoint, nearestCopy, northing } from '../internals/camera.ts'

/** The maximum latitude of a Web Mercator map. */
const lastLatitude = 85.051129

/**
 * Converts a path for a flat map that takes the shorter direction around the world: past the 180th meridian, longitudes exceed 180. Poles
 * move to the edge of the map. An invalid point takes the position of the previous one, so that all indexes stay the same; without any
 * valid point, the path is empty.
 */
export function unwrapPath(path: readonly Position[]): MapPoint[] {
  const first = path.find(isReadable)
  if (first === undefined) return []
  let [last] = first
  let before = onMap(first, last)
  return path.map((point) => {
    if (!isReadable(point)) return before
    last = nearestCopy(point[0], last)
    before = onMap(point, last)
    return before
  })
}

export function isReadable(point: Position): boolean {
  return isCoordinate({ latitude: point[1], longitude: point[0] })
}

/**
 * Returns the same point if it is already valid, which is the usual case, to avoid copying the path. MapLibre's type is mutable, but
 * MapLibre does not write to it.
 */
function onMap(point: Position, longitude: number): MapPoint {
  const latitude = Math.max(-lastLatitude, Math.min(lastLatitude, point[1]))
  return longitude === point[0] && latitude === point[1]
    ? (point as MapPoint)
    : [longitude, latitude]
}

/** The size of a pixel at the zoom of single houses, in degrees of longitude. Smaller details are invisible. */
const pixel = 360 / (512 * 2 ** 18)

/** The range of directions from a point in which a line passes within a pixel of all following points. */
interface Sight {
  readonly x: number
  readonly y: number
  /**
   * The direction of the first following point that differs. `least` and `most` are the angles beside it that keep all following points
   * within a pixel.
   */
  axis: { readonly x: number; readonly y: number } | undefined
  least: number
  most: number
  /** The distance of the farthest point. */
  reach: number
}

/**
 * Simplifies a path: removes points that are within a pixel of the remaining line, so that MapLibre has less to transfer, tile and paint.
 * The ends stay, and so do the points where a path turns back. Simplifying a prefix of a path gives a prefix of the simplified path.
 */
export function thinPath(path: readonly MapPoint[]): MapPoint[] {
  const [first, ...others] = path
  if (first === undefined) return []
  const simplified = [first]
  let before = first
  let sight = viewFrom(first)
  for (const point of others) {
    if (!passes(sight, point)) {
      simplified.push(before)
      sight = viewFrom(before)
      passes(sight, point)
    }
    before = point
  }
  if (others.length > 0) simplified.push(before)
  return simplified
}

function viewFrom(point: MapPoint): Sight {
  const [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  return { x: point[0], y: northing(point[1]), axis: undefined, least, most, reach: 0 }
}

/** Returns true when a line to the point passes within a pixel of all points before it; the point then narrows the range. */
function passes(sight: Sight, point: MapPoint): boolean {
  const x = point[0] - sight.x
  const y = northing(point[1]) - sight.y
  const distance = Math.sqrt(x * x + y * y)
  if (distance < sight.reach - pixel) return false
  if (distance > pixel) {
    sight.axis ??= { x, y }
    const { axis } = sight
    const angle = Math.atan2(axis.x * y - axis.y * x, axis.x * x + axis.y * y)
    if (angle < sight.least || angle > sight.most) return false
    sight.least = Math.max(sight.least, angle - pixel / distance)
    sight.most = Math.min(sight.most, angle + pixel / distance)
  }
  sight.reach = Math.max(sight.reach, distance)
  return true
}

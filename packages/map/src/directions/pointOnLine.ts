import type { Coordinate, Position } from '@signpost/client'
import { cumulativeDistances, nearestOnRoute } from '@signpost/client/domain'
import { wrap } from '../internals/camera.ts'

/** A point on the line of a route. */
export interface LinePoint {
  readonly coordinate: Coordinate
  /** The index of its leg. */
  readonly leg: number
}

/** The search distance around a point, in degrees. */
export interface Reach {
  readonly longitude: number
  readonly latitude: number
}

/**
 * Returns the nearest point of a line, if it is within reach. Only the segments within reach are measured, because a line has thousands of
 * them, and every move of the pointer calls this function.
 */
export function pointOnLine(
  legs: readonly (readonly Position[] | undefined)[],
  { latitude, longitude }: Coordinate,
  reach: Reach,
): LinePoint | undefined {
  const at = { latitude, longitude: wrap(longitude) }
  let best: LinePoint | undefined
  let least = Number.POSITIVE_INFINITY
  const isInReach = (start: Position, end: Position): boolean => {
    const x = wrap(start[0] - at.longitude)
    const [y, toY] = [start[1] - at.latitude, end[1] - at.latitude]
    const toX = x + wrap(end[0] - start[0])
    return (
      Math.min(x, toX) <= reach.longitude &&
      Math.max(x, toX) >= -reach.longitude &&
      Math.min(y, toY) <= reach.latitude &&
      Math.max(y, toY) >= -reach.latitude
    )
  }
  legs.forEach((path = [], leg) => {
    path.forEach((end, index) => {
      const start = path[index - 1]
      if (start === undefined || !isInReach(start, end)) return
      const stretch = [start, end]
      const nearest = nearestOnRoute(stretch, cumulativeDistances(stretch), at)
      if (nearest === undefined || nearest.distanceOff >= least) return
      const { longitude, latitude } = nearest.point
      const isNear =
        Math.abs(wrap(longitude - at.longitude)) <= reach.longitude &&
        Math.abs(latitude - at.latitude) <= reach.latitude
      if (!isNear) return
      least = nearest.distanceOff
      best = { coordinate: nearest.point, leg }
    })
  })
  return best
}

import { type Bounds, isCoordinate, type Position } from './coordinate.ts'

/** The bounds of a path, the short way around the world: the path takes the nearer side from each point to the next, and `west` is greater than `east` where it crosses the 180th meridian. Unreadable points are skipped. A path without any readable point has no bounds. */
export function routeBounds(path: readonly Position[]): Bounds | undefined {
  let south = Number.POSITIVE_INFINITY
  let north = Number.NEGATIVE_INFINITY
  let west = 0
  let east = 0
  // Degrees east of the first point: the current one, the smallest and the greatest.
  let offset = 0
  let least = 0
  let most = 0
  let last: number | undefined
  for (const [longitude, latitude] of path) {
    if (!isCoordinate({ latitude, longitude })) continue
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
    if (last === undefined) west = east = longitude
    else offset += shortWay(longitude - last)
    last = longitude
    if (offset < least) {
      least = offset
      west = longitude
    }
    if (offset > most) {
      most = offset
      east = longitude
    }
  }
  if (last === undefined) return undefined
  if (most - least >= 360) return { north, east: 180, south, west: -180 }
  // Bounds that end on the 180th meridian do not cross it, whichever sign its points have.
  if (most > least && west === 180) west = -180
  if (most > least && east === -180) east = 180
  return { north, east, south, west }
}

function shortWay(degrees: number): number {
  if (degrees > 180) return degrees - 360
  return degrees < -180 ? degrees + 360 : degrees
}

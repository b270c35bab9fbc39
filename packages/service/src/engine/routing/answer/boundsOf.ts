import type { Bounds, Position } from '@signpost/client/domain'

/** The box around a line. A step of more than half the earth is taken for one over the 180th meridian. */
export function boundsOf(points: readonly Position[]): Bounds {
  let [west = 0, south = 0] = points[0] ?? []
  let east = west
  let north = south
  let lastLongitude = west
  for (const [longitude, latitude] of points) {
    const unrolled = longitude - 360 * Math.round((longitude - lastLongitude) / 360)
    west = Math.min(west, unrolled)
    east = Math.max(east, unrolled)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
    lastLongitude = unrolled
  }
  if (east - west >= 360) return { north, east: 180, south, west: -180 }
  return { north, east: wrap(east), south, west: wrap(west) }
}

function wrap(longitude: number): number {
  if (Math.abs(longitude) <= 180) return longitude
  // Six decimals are all that a path has; the subtraction must not leave it outside its own box.
  return Math.round((longitude - 360 * Math.sign(longitude)) * 1e6) / 1e6
}

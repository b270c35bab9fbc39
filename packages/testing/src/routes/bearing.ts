import type { Point } from './RouteSketch.ts'

const radian = Math.PI / 180

/** The direction from one point to the next, in degrees clockwise from north, 0 to 360. */
export function bearing([lat1, lon1]: Point, [lat2, lon2]: Point): number {
  const across = (lon2 - lon1) * radian
  const east = Math.sin(across) * Math.cos(lat2 * radian)
  const north =
    Math.cos(lat1 * radian) * Math.sin(lat2 * radian) -
    Math.sin(lat1 * radian) * Math.cos(lat2 * radian) * Math.cos(across)
  return (Math.atan2(east, north) / radian + 360) % 360
}

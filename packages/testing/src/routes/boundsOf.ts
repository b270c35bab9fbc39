import type { WireManeuver } from '@signpost/client/wire'
import type { Point } from './RouteSketch.ts'

/** The bounds of some points, the short way round the earth: `minLon` is greater than `maxLon` over the 180th meridian. */
export function boundsOf(points: readonly Point[]): NonNullable<WireManeuver['bounds']> {
  let [minLat, maxLat] = [90, -90]
  let [minLon, maxLon] = [180, -180]
  let [leastPositive, greatestNegative] = [180, -180]
  for (const [latitude, longitude] of points) {
    minLat = Math.min(minLat, latitude)
    maxLat = Math.max(maxLat, latitude)
    minLon = Math.min(minLon, longitude)
    maxLon = Math.max(maxLon, longitude)
    if (longitude > 0) leastPositive = Math.min(leastPositive, longitude)
    else greatestNegative = Math.max(greatestNegative, longitude)
  }
  return maxLon - minLon > 180
    ? { maxLat, maxLon: greatestNegative, minLat, minLon: leastPositive }
    : { maxLat, maxLon, minLat, minLon }
}

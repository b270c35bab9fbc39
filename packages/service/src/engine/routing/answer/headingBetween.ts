import type { Position } from '@signpost/client/domain'

/** The direction from one point to a near one, in whole degrees clockwise from north, 0 to 359. */
export function headingBetween(from: Position, to: Position): number {
  const radians = Math.PI / 180
  const [fromLongitude, fromLatitude] = from
  const [toLongitude, toLatitude] = to
  const turned = (toLongitude - fromLongitude) * radians
  const start = fromLatitude * radians
  const end = toLatitude * radians
  const east = Math.sin(turned) * Math.cos(end)
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turned)
  return Math.round(Math.atan2(east, north) / radians + 360) % 360
}

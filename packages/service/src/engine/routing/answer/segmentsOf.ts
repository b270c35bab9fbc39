import type { Position } from '@signpost/client/domain'
import type { WireSegment } from '@signpost/client/wire'
import type { Path } from './Path.ts'
import { roundTo } from './roundTo.ts'

/** The points of a path from one index to another, each with the way to the next. */
export function segmentsOf({ points, lengths }: Path, first: number, last: number): WireSegment[] {
  const segments: WireSegment[] = []
  for (let index = first; index <= last; index++) {
    const point = points[index]
    if (!point) continue
    const [lon, lat] = point
    const next = index < last ? points[index + 1] : undefined
    segments.push(
      next
        ? { lat, lon, len: roundTo(2, lengths[index] ?? 0), heading: headingBetween(point, next) }
        : { lat, lon },
    )
  }
  return segments
}

/** The direction from one point to a near one, in whole degrees clockwise from north, 0 to 359. */
function headingBetween(from: Position, to: Position): number {
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

import type { WireSegment } from '@signpost/client/wire'
import { headingBetween } from './headingBetween.ts'
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

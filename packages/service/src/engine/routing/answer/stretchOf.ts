import type { WireManeuver } from '@signpost/client/wire'
import { boundsOf } from './boundsOf.ts'
import type { Leg } from './legsOf.ts'
import type { Path } from './Path.ts'
import { roadAhead, roadBehind } from './roadInfo.ts'
import type { Roads } from './roadsOf.ts'
import { roundTo } from './roundTo.ts'
import { segmentsOf } from './segmentsOf.ts'

type Stretch = Pick<
  WireManeuver,
  | 'bounds'
  | 'coordinate'
  | 'current_road_info'
  | 'distance'
  | 'heading'
  | 'max_instruction_distance'
  | 'segments'
  | 'speed'
  | 'total_length'
>

/** The part of a maneuver that describes the stretch up to it (`before`). The first maneuver has none: only the place where it is. */
export function stretchOf(
  before: Leg | undefined,
  { step, start: place }: Leg,
  path: Path,
  roads: Roads | undefined,
): Stretch {
  const first = before?.step.first ?? step.first
  const last = step.first
  const [longitude, latitude] = path.points[last] ?? [0, 0]
  const start = before?.start ?? place
  const distance = place - start
  const seconds = before?.step.duration ?? 0
  const sinceBranch = distance > 0 ? roads?.sinceBranch(start, place) : 0
  const heading = before ? step.headingBefore : step.headingAfter
  const { north, east, south, west } = boundsOf(path.points.slice(first, last + 1))
  return {
    coordinate: { latitude, longitude },
    distance: roundTo(1, distance),
    total_length: roundTo(1, place),
    ...(heading !== undefined && { heading: heading % 360 }),
    ...(seconds > 0 && { speed: roundTo(1, distance / seconds) }),
    ...(sinceBranch !== undefined && { max_instruction_distance: roundTo(1, sinceBranch) }),
    current_road_info: before ? roadBehind(before.step) : roadAhead(step),
    bounds: { maxLat: north, maxLon: east, minLat: south, minLon: west },
    segments: segmentsOf(path, first, last),
  }
}

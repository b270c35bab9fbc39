import { type Bounds, type Position, routeBounds } from '@signpost/client/domain'
import type { WireManeuver, WireSegment } from '@signpost/client/wire'
import { type Leg, type Path, type Roads, roadAhead, roadBehind } from './Path.ts'

/** A number rounded to a maximum number of decimals. */
export function roundTo(decimals: number, value: number): number {
  const unit = 10 ** decimals
  return Math.round(value * unit) / unit
}

/** The box around a line, which has a point. */
export function boundsOf(points: readonly Position[]): Bounds {
  return routeBounds(points) ?? { north: 0, east: 0, south: 0, west: 0 }
}

/** The points of a path from one index to another, each with the distance and the direction to the next. */
function segmentsOf({ points, along }: Path, first: number, last: number): WireSegment[] {
  const segments: WireSegment[] = []
  for (let index = first; index <= last; index++) {
    const point = points[index]
    if (!point) continue
    const [lon, lat] = point
    const next = index < last ? points[index + 1] : undefined
    const len = roundTo(2, (along[index + 1] ?? 0) - (along[index] ?? 0))
    segments.push(next ? { lat, lon, len, heading: headingBetween(point, next) } : { lat, lon })
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

/** The part of a maneuver that describes the stretch before it. The first maneuver only has its position. */
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

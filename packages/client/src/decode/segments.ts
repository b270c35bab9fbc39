import { isCoordinate, type Position } from '../domain/coordinate.ts'
import type { WireManeuver } from '../wire.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { numberOf, readArray } from './read.ts'
import { type Fields, isRecord } from './record.ts'

/** The points of a stretch. A route has hundreds of thousands: unreadable ones are reported once. */
export function readSegments(
  record: Fields<WireManeuver>,
  context: DecodeContext,
): readonly Position[] {
  const segments = readArray(record, 'segments', context)
  const points: Position[] = []
  for (const segment of segments) {
    const point = isRecord(segment) ? pointOf(segment.lon, segment.lat) : undefined
    if (point !== undefined) points.push(point)
  }
  if (points.length < segments.length) context.issue('incomplete', 'segments')
  return points
}

function pointOf(lon: unknown, lat: unknown): Position | undefined {
  const longitude = numberOf(lon) ?? Number.NaN
  const latitude = numberOf(lat) ?? Number.NaN
  return isCoordinate({ latitude, longitude }) ? [longitude, latitude] : undefined
}

import type { Position } from '../domain/coordinate.ts'
import type { WireManeuver } from '../wire.ts'
import type { Reading } from './Reading.ts'
import { numberOf } from './read.ts'
import { type Fields, isRecord } from './record.ts'

/** The points of a stretch. A route has hundreds of thousands: what cannot be read is counted and reported once. */
export function readSegments(
  { segments }: Fields<WireManeuver>,
  reading: Reading,
): readonly Position[] {
  if (segments == null) return []
  if (!Array.isArray(segments)) {
    reading.issue('not a list', 'segments')
    return []
  }
  const points: Position[] = []
  for (const segment of segments) {
    const point = isRecord(segment) ? pointOf(segment.lon, segment.lat) : undefined
    if (point !== undefined) points.push(point)
  }
  const lost = segments.length - points.length
  if (lost > 0) reading.issue(`${lost} points without a readable place`, 'segments')
  return points
}

function pointOf(lon: unknown, lat: unknown): Position | undefined {
  const longitude = numberOf(lon)
  const latitude = numberOf(lat)
  return longitude !== undefined &&
    latitude !== undefined &&
    Math.abs(longitude) <= 180 &&
    Math.abs(latitude) <= 90
    ? [longitude, latitude]
    : undefined
}

import type { Position } from '@signpost/client/domain'
import { fieldsOf } from './fields.ts'

/** The points of an encoded polyline with a precision in digits; undefined for an invalid text. */
export function decodePolyline(text: unknown, digits = 5): Position[] | undefined {
  if (typeof text !== 'string') return undefined
  const unit = 10 ** digits
  const points: Position[] = []
  let [latitude, longitude, index] = [0, 0, 0]
  const readDelta = (): number => {
    let value = 0
    for (let shift = 0; shift <= 30; shift += 5) {
      const bits = text.charCodeAt(index++) - 63
      // A missing character is NaN.
      if (!(bits >= 0)) break
      value |= (bits & 31) << shift
      if (bits < 32) return value & 1 ? ~(value >> 1) : value >> 1
    }
    return Number.NaN
  }
  while (index < text.length) {
    latitude += readDelta()
    longitude += readDelta()
    if (Number.isNaN(latitude + longitude)) return undefined
    points.push([longitude / unit, latitude / unit])
  }
  return points
}

/** The points of a list of `[longitude, latitude]`; undefined when one is invalid. */
export function positionsOf(list: unknown): Position[] | undefined {
  if (!Array.isArray(list)) return undefined
  const points = list.map((point: unknown): Position | undefined =>
    Array.isArray(point) && Number.isFinite(point[0]) && Number.isFinite(point[1])
      ? [point[0], point[1]]
      : undefined,
  )
  return points.every((point) => point !== undefined) ? points : undefined
}

/** The points of an encoded line, or of a line in GeoJSON, which servers send that ignore the requested form. */
export function lineOf(line: unknown, digits?: number): Position[] | undefined {
  return decodePolyline(line, digits) ?? positionsOf(fieldsOf(line).coordinates)
}

/**
 * Continues a line with the next one, whose first point repeats its last, and returns the index of that point. The points are added one by one, because
 * a route may have more of them than a call may have arguments.
 */
export function extendLine(points: Position[], line: readonly Position[]): number {
  const start = Math.max(0, points.length - 1)
  for (const point of points.length === 0 ? line : line.slice(1)) points.push(point)
  return start
}

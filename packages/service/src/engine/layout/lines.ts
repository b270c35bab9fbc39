import { type Coordinate, distanceBetween, type Position } from '@signpost/client/domain'

/** The total length of the lines in meters. */
export function lengthOf(lines: readonly (readonly Position[])[]): number {
  let meters = 0
  for (const line of lines) {
    let last: Position | undefined
    for (const point of line) {
      if (last) meters += distanceBetween(toCoordinate(last), toCoordinate(point))
      last = point
    }
  }
  return meters
}

export function toCoordinate([longitude, latitude]: Position): Coordinate {
  return { latitude, longitude }
}

/** Points are stored as integers of ten-millionths of a degree, as in OpenStreetMap. */
const STEPS = 1e7

export function writePoints(points: readonly Position[]): Uint8Array {
  const steps = Int32Array.from(points.flat(), (degrees) => Math.round(degrees * STEPS))
  return new Uint8Array(steps.buffer)
}

export function readPoints(bytes: Uint8Array): Position[] {
  // The copy begins at a multiple of four bytes.
  const steps = new Int32Array(new Uint8Array(bytes).buffer)
  const points: Position[] = []
  for (let index = 0; index + 1 < steps.length; index += 2) {
    points.push([(steps[index] ?? 0) / STEPS, (steps[index + 1] ?? 0) / STEPS])
  }
  return points
}

/** The point of a path nearest to a point, and its distance. */
export function nearestOn(
  path: readonly Position[],
  point: Coordinate,
): { coordinate: Coordinate; distance: number } | null {
  // The calculation uses a plane that touches the earth at the point, which is exact enough for segments near it.
  const { latitude, longitude } = point
  const width = Math.cos((latitude * Math.PI) / 180)
  let best: Position | undefined
  let least = Number.POSITIVE_INFINITY
  let from = path[0]
  for (const to of path) {
    if (!from) break
    const [x1, y1] = [wrap(from[0] - longitude) * width, from[1] - latitude]
    const [dx, dy] = [wrap(to[0] - from[0]) * width, to[1] - from[1]]
    const square = dx * dx + dy * dy
    const along = square > 0 ? Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / square)) : 0
    const away = (x1 + along * dx) ** 2 + (y1 + along * dy) ** 2
    if (away < least) {
      least = away
      best = [wrap(from[0] + along * wrap(to[0] - from[0])), from[1] + along * (to[1] - from[1])]
    }
    from = to
  }
  if (!best) return null
  const coordinate = toCoordinate(best)
  return { coordinate, distance: distanceBetween(point, coordinate) }
}

/** A longitude, or a difference of two, between -180 and 180. */
export function wrap(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
}

import { type Coordinate, distanceBetween, type Position } from '@signpost/client/domain'
import { cellOf } from './cells.ts'
import { toCoordinate, wrap } from './lines.ts'

/** The distance in meters between the spots of a street. */
const STEP = 300

/** The greatest number of spots. A motorway across a country can still be found everywhere by its cells, with a less exact distance. */
const MOST_SPOTS = 300

/** Points along lines, close enough together to measure the distance to a street. */
export function spotsOf(lines: readonly Position[][]): Position[] {
  const spots = new Map<string, Position>()
  for (const line of lines) {
    for (const point of walk(line)) {
      const [longitude, latitude] = point
      spots.set(`${Math.round(longitude / 0.003)},${Math.round(latitude / 0.003)}`, point)
      if (spots.size === MOST_SPOTS) return [...spots.values()]
    }
  }
  return [...spots.values()]
}

/** The finest cells that contain the points. */
export function cellsOf(points: readonly Position[]): number[] {
  return [...new Set(points.map((point) => cellOf(toCoordinate(point))))]
}

/** The distance in meters from a point to the nearest spot. */
export function nearestSpot(spots: readonly Position[], point: Coordinate): number {
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    least = Math.min(least, distanceBetween(point, toCoordinate(spot)))
  }
  return least
}

function* walk(line: readonly Position[]): Generator<Position> {
  let last: Position | undefined
  for (const point of line) {
    if (last) {
      const meters = distanceBetween(toCoordinate(last), toCoordinate(point))
      const steps = Math.min(MOST_SPOTS, Math.floor(meters / STEP))
      const [dx, dy] = [wrap(point[0] - last[0]), point[1] - last[1]]
      for (let step = 1; step <= steps; step++) {
        const along = step / (steps + 1)
        yield [wrap(last[0] + dx * along), last[1] + dy * along]
      }
    }
    yield point
    last = point
  }
}

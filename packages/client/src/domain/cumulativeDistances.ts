import { isCoordinate, type Position } from './coordinate.ts'
import { greatCircle } from './distance.ts'

/** Meters from the start of a path to each of its points. An unreadable point takes the position of the one before it. */
export function cumulativeDistances(path: readonly Position[]): Float64Array {
  const distances = new Float64Array(path.length)
  let meters = 0
  let last: Position | undefined
  for (const [index, point] of path.entries()) {
    const [longitude, latitude] = point
    if (isCoordinate({ latitude, longitude })) {
      if (last) meters += greatCircle(last[1], last[0], latitude, longitude)
      last = point
    }
    distances[index] = meters
  }
  return distances
}

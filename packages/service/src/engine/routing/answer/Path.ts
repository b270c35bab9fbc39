import { type Coordinate, distanceBetween, type Position } from '@signpost/client/domain'

/** A line with its lengths, in meters. */
export interface Path {
  points: readonly Position[]
  /** From each point to the next; the last has none. */
  lengths: readonly number[]
  /** From the start to each point. */
  along: readonly number[]
}

export function measurePath(points: readonly Position[]): Path {
  const lengths: number[] = []
  const along: number[] = []
  let total = 0
  let last: Position | undefined
  for (const point of points) {
    if (last) {
      const length = distanceBetween(coordinateOf(last), coordinateOf(point))
      lengths.push(length)
      total += length
    }
    along.push(total)
    last = point
  }
  return { points, lengths, along }
}

function coordinateOf([longitude, latitude]: Position): Coordinate {
  return { latitude, longitude }
}

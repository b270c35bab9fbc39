import type { Coordinate, Position } from '@signpost/client/domain'

interface RingCenter {
  center: Position
  /** The area in square degrees, only for comparisons. */
  size: number
}

/** The centroid of a closed ring. Coordinates are relative to its first point, because absolute degrees would lose several meters of precision. */
export function ringCenter(ring: readonly Position[]): RingCenter {
  const [originX, originY] = ring[0] ?? [0, 0]
  let size = 0
  let sumX = 0
  let sumY = 0
  let lastX = 0
  let lastY = 0
  for (const [longitude, latitude] of ring) {
    const x = longitude - originX
    const y = latitude - originY
    const cross = lastX * y - x * lastY
    size += cross
    sumX += (lastX + x) * cross
    sumY += (lastY + y) * cross
    lastX = x
    lastY = y
  }
  if (size === 0) return { center: [originX, originY], size: 0 }
  return {
    center: [originX + sumX / (3 * size), originY + sumY / (3 * size)],
    size: Math.abs(size) / 2,
  }
}

/** True when a point is inside a ring: a line from the point to the east crosses the ring an odd number of times. */
export function surrounds(ring: readonly Position[], [x, y]: Position): boolean {
  let inside = false
  let last = ring.at(-1)
  for (const point of ring) {
    if (last && point[1] > y !== last[1] > y) {
      const crossing = last[0] + ((y - last[1]) / (point[1] - last[1])) * (point[0] - last[0])
      if (x < crossing) inside = !inside
    }
    last = point
  }
  return inside
}

/** The point at a fraction of a line's length, from 0 (its start) to 1. */
export function pointAlong(line: readonly Position[], part: number): Position {
  const lengths = line.slice(1).map((point, index) => flatDistance(line[index] ?? point, point))
  let rest = lengths.reduce((sum, length) => sum + length, 0) * part
  for (const [index, length] of lengths.entries()) {
    const from = line[index]
    const to = line[index + 1]
    if (from && to && length >= rest && length > 0) {
      const share = rest / length
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    }
    rest -= length
  }
  return line.at(-1) ?? [0, 0]
}

/** The distance in degrees of latitude, which is precise enough to compare short parts of one line. */
function flatDistance(a: Position, b: Position): number {
  return Math.hypot((b[0] - a[0]) * Math.cos((a[1] * Math.PI) / 180), b[1] - a[1])
}

/** The center of a line: halfway along it, or the centroid of its area when it is closed. */
export function centerOf(line: readonly Position[]): Coordinate {
  const [longitude, latitude] = isClosed(line) ? ringCenter(line).center : pointAlong(line, 0.5)
  return { latitude, longitude }
}

export function isClosed(line: readonly Position[]): boolean {
  const [first] = line
  const last = line.at(-1)
  return line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
}

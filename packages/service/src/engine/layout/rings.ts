import type { Coordinate, Position } from '@signpost/client/domain'
import { writePoints } from './lines.ts'

/** Points are stored as integers of ten-millionths of a degree. */
const STEPS = 1e7

/** Rings as bytes: their number, the number of points of each, and the points. */
export function writeRings(rings: readonly (readonly Position[])[]): Uint8Array {
  const head = Int32Array.of(rings.length, ...rings.map(({ length }) => length))
  const points = writePoints(rings.flat())
  const bytes = new Uint8Array(head.byteLength + points.length)
  bytes.set(new Uint8Array(head.buffer))
  bytes.set(points, head.byteLength)
  return bytes
}

/**
 * True for a point in the rings of an area: a line from the point to the east crosses them an odd number of times. Holes, and areas in holes, need no rule
 * of their own. The bytes are read where they are, because the border of a country has a hundred thousand points.
 */
export function isInRings(bytes: Uint8Array, { latitude, longitude }: Coordinate): boolean {
  // The copy begins at a multiple of four bytes.
  const numbers = new Int32Array(new Uint8Array(bytes).buffer)
  const [x, y] = [longitude * STEPS, latitude * STEPS]
  const count = numbers[0] ?? 0
  let isInside = false
  let at = 1 + count
  for (let ring = 1; ring <= count; ring++) {
    const end = at + 2 * (numbers[ring] ?? 0)
    let [lastX, lastY] = [numbers[end - 2] ?? 0, numbers[end - 1] ?? 0]
    for (; at < end; at += 2) {
      const [nextX, nextY] = [numbers[at] ?? 0, numbers[at + 1] ?? 0]
      if (nextY > y !== lastY > y) {
        const crossing = lastX + ((y - lastY) / (nextY - lastY)) * (nextX - lastX)
        if (x < crossing) isInside = !isInside
      }
      lastX = nextX
      lastY = nextY
    }
  }
  return isInside
}

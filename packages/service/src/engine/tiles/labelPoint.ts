import type { Position } from '@signpost/client/domain'
import { ringCenter } from '../../data/ringCenter.ts'

/**
 * The position of an area's name: the middle of the widest stretch inside it, at the height of its centre. A bent area may not contain its
 * centre.
 */
export function labelPoint(rings: readonly (readonly Position[])[]): Position {
  const [outer = []] = rings
  const { center } = ringCenter(outer)
  const height = center[1]
  const crossings = rings.flatMap((ring) => crossingsOf(ring, height)).sort((a, b) => a - b)
  let [from, to] = [center[0], center[0]]
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [west = 0, east = 0] = crossings.slice(index, index + 2)
    if (east - west > to - from) [from, to] = [west, east]
  }
  return [(from + to) / 2, height]
}

/** The points at which a ring crosses a parallel. */
function crossingsOf(ring: readonly Position[], height: number): number[] {
  return ring.slice(1).flatMap(([x, y], index) => {
    const [lastX, lastY] = ring[index] ?? [x, y]
    if (y > height === lastY > height) return []
    return [lastX + ((height - lastY) / (y - lastY)) * (x - lastX)]
  })
}

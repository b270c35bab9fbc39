import type { Position } from '@signpost/client/domain'
import { type Box, boxOf } from '../areas.ts'

type Ring = readonly Position[]

/** Largest number of positions that a part may have. */
const MOST_POSITIONS = 1500

/** Parts overlap by this many degrees, so that no seam shows between them. */
const OVERLAP = 0.002

/** Cuts a large polygon into parts of a bounded size, because a tile reads every feature that touches it as a whole. */
export function cutPolygon(rings: readonly Ring[]): (readonly Ring[])[] {
  const size = rings.reduce((sum, ring) => sum + ring.length, 0)
  const [outer = []] = rings
  const box = boxOf(outer)
  const [west, south, east, north] = box
  if (size <= MOST_POSITIONS || Math.max(east - west, north - south) < 10 * OVERLAP) return [rings]
  return halves(box).flatMap((half) => {
    const [clipped = [], ...holes] = rings.map((ring) => clipRing(ring, half))
    const part = [clipped, ...holes.filter((hole) => hole.length > 3)]
    return clipped.length > 3 ? cutPolygon(part) : []
  })
}

function halves([west, south, east, north]: Box): [Box, Box] {
  if (east - west > north - south) {
    const middle = (west + east) / 2
    return [
      [west, south, middle + OVERLAP, north],
      [middle - OVERLAP, south, east, north],
    ]
  }
  const middle = (south + north) / 2
  return [
    [west, south, east, middle + OVERLAP],
    [west, middle - OVERLAP, east, north],
  ]
}

/** The part of a ring inside a box. Where the ring leaves and comes back, it follows the edge. */
function clipRing(ring: Ring, [west, south, east, north]: Box): Ring {
  const sides = [
    { axis: 0, limit: west, inside: 1 },
    { axis: 0, limit: east, inside: -1 },
    { axis: 1, limit: south, inside: 1 },
    { axis: 1, limit: north, inside: -1 },
  ] as const
  let kept = ring.slice(0, -1)
  for (const { axis, limit, inside } of sides) {
    const isIn = (position: Position): boolean => (position[axis] - limit) * inside >= 0
    kept = kept.flatMap((position, index) => {
      const before = kept.at(index - 1) ?? position
      const crossing = isIn(before) === isIn(position) ? [] : [cross(before, position, axis, limit)]
      return isIn(position) ? [...crossing, position] : crossing
    })
  }
  return kept[0] ? [...kept, kept[0]] : []
}

function cross(a: Position, b: Position, axis: 0 | 1, limit: number): Position {
  const share = (limit - a[axis]) / (b[axis] - a[axis])
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

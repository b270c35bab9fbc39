import type { Position } from '@signpost/client/domain'
import { clipToSide, type Ring } from './clipToSide.ts'

/**
 * Cuts a polygon where it crosses the 180th meridian. There its longitudes jump from one end to the other; around a pole they never come
 * back, and the pole closes the ring.
 */
export function unwrap(rings: readonly Ring[]): Ring[][] {
  const continuous = rings.map((ring) => closeOverPole(withoutJumps(ring)))
  if (continuous.every((ring) => ring.every(([x]) => Math.abs(x) <= 180))) return [continuous]
  return [-360, 0, 360].flatMap((shift) => {
    const shifted = continuous.map((ring) => ring.map(([x, y]): Position => [x + shift, y]))
    return clipToSide(shifted, { axis: 0, limit: -180, above: true }).flatMap((part) =>
      clipToSide(part, { axis: 0, limit: 180, above: false }),
    )
  })
}

function withoutJumps(ring: Ring): Position[] {
  let turns = 0
  let before: number | undefined
  return ring.map(([longitude, latitude]) => {
    if (before !== undefined && Math.abs(longitude - before) > 180)
      turns += longitude < before ? 1 : -1
    before = longitude
    return [longitude + 360 * turns, latitude]
  })
}

function closeOverPole(ring: Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || first[0] === last[0]) return ring
  const pole = first[1] < 0 ? -90 : 90
  return [...ring, [last[0], pole], [first[0], pole], first]
}

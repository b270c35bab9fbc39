import { boxOf } from '@signpost/service/internal'
import { clipToSide, type Ring } from './clipToSide.ts'

/** The largest number of positions of a part. */
const MOST_POSITIONS = 1500

/** Cuts a large polygon into parts of a limited size, because a tile reads every feature that touches it completely. */
export function cutPolygon(rings: readonly Ring[]): (readonly Ring[])[] {
  const size = rings.reduce((sum, ring) => sum + ring.length, 0)
  if (size <= MOST_POSITIONS) return [rings]
  const [west, south, east, north] = boxOf(rings[0] ?? [])
  const line =
    east - west > north - south
      ? ({ axis: 0, limit: (west + east) / 2 } as const)
      : ({ axis: 1, limit: (south + north) / 2 } as const)
  return [true, false].flatMap((above) => clipToSide(rings, { ...line, above }).flatMap(cutPolygon))
}

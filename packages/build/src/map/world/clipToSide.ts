import type { Position } from '@signpost/client/domain'
import { surrounds } from '../../lines.ts'

export type Ring = readonly Position[]

/** One side of a straight line across the map: the positions with a coordinate above a limit, or the others. */
export interface Side {
  axis: 0 | 1
  limit: number
  above: boolean
}

/**
 * Clips a polygon to one side of a line. Returns the outer ring and the holes of each part; holes have the opposite direction. New edges only follow
 * the line where it is inside the polygon, so that separate parts are not connected.
 */
export function clipToSide(rings: readonly Ring[], side: Side): Ring[][] {
  const [outer, ...holes] = rings
  if (outer === undefined) return []
  const isWhole = (ring: Ring): boolean => ring.every((position) => isOn(position, side))
  const whole = holes.filter(isWhole)
  const chains = rings.filter((ring) => !isWhole(ring)).flatMap((ring) => chainsOf(ring, side))
  const outers = isWhole(outer) ? [outer] : joinChains(chains, side)
  return outers.map((ring) => [ring, ...whole.filter(([point]) => point && surrounds(ring, point))])
}

/** The parts of a ring on the side, each from its entry to its exit. */
function chainsOf(ring: Ring, side: Side): Position[][] {
  const chains: Position[][] = []
  const outside = ring.findIndex((position) => !isOn(position, side))
  // The walk begins outside, so that every part is visited from its start to its end. The last position repeats the first.
  const walk = [...ring.slice(outside, -1), ...ring.slice(0, outside + 1)]
  walk.forEach((position, index) => {
    const before = walk[index - 1] ?? position
    if (isOn(position, side)) {
      if (!isOn(before, side)) chains.push([crossingPoint(before, position, side)])
      chains.at(-1)?.push(position)
    } else if (isOn(before, side)) {
      chains.at(-1)?.push(crossingPoint(before, position, side))
    }
  })
  return chains
}

/** Joins parts to rings. The line alternates between outside and inside at their ends, so the sorted ends belong together in pairs. */
function joinChains(chains: readonly Position[][], { axis }: Side): Ring[] {
  const along = axis === 0 ? 1 : 0
  const ends = chains
    .flatMap((chain) => [
      { chain, at: chain[0]?.[along] ?? 0, isStart: true },
      { chain, at: chain.at(-1)?.[along] ?? 0, isStart: false },
    ])
    .toSorted((a, b) => a.at - b.at)
  const next = new Map<Position[], Position[]>()
  for (let index = 0; index + 1 < ends.length; index += 2) {
    const pair = ends.slice(index, index + 2)
    const from = pair.find(({ isStart }) => !isStart)
    const to = pair.find(({ isStart }) => isStart)
    if (from && to) next.set(from.chain, to.chain)
  }
  const rings: Ring[] = []
  const open = new Set(chains)
  for (const start of open) {
    const ring: Position[] = []
    for (
      let chain: Position[] | undefined = start;
      chain && open.delete(chain);
      chain = next.get(chain)
    ) {
      ring.push(...chain)
    }
    if (ring[0] && ring.length > 2) rings.push([...ring, ring[0]])
  }
  return rings
}

function isOn(position: Position, { axis, limit, above }: Side): boolean {
  return position[axis] >= limit === above
}

function crossingPoint(a: Position, b: Position, { axis, limit }: Side): Position {
  const share = (limit - a[axis]) / (b[axis] - a[axis])
  const along = axis === 0 ? 1 : 0
  const other = a[along] + (b[along] - a[along]) * share
  return axis === 0 ? [limit, other] : [other, limit]
}

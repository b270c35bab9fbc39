import type { Position } from '@signpost/client/domain'
import { isClosed, ringCenter, surrounds } from '../lines.ts'

/** Assembles an area from the ways of its outlines (`outer`) and of its holes (`inner`). Ways that do not form a ring are skipped. */
export function polygonsOf(
  outer: readonly Position[][],
  inner: readonly Position[][],
): Position[][][] {
  const shells = joinRings(outer).sort((a, b) => ringCenter(b).size - ringCenter(a).size)
  const polygons = shells.map((shell) => [shell])
  for (const hole of joinRings(inner)) {
    // The smallest outline around it, if outlines are nested.
    const around = polygons.findLast(([shell]) => shell && hole[0] && surrounds(shell, hole[0]))
    around?.push(hole)
  }
  return polygons
}

/** Joins ways end to end, in either direction. */
function joinRings(ways: readonly Position[][]): Position[][] {
  const rest = ways.filter((way) => way.length > 1)
  const rings: Position[][] = []
  for (let way = rest.pop(); way; way = rest.pop()) {
    const ring = [...way]
    while (!isClosed(ring)) {
      const end = ring.at(-1)
      const index = rest.findIndex((next) => isSame(next[0], end) || isSame(next.at(-1), end))
      const [next] = index < 0 ? [] : rest.splice(index, 1)
      if (!next) break
      ring.push(...(isSame(next[0], end) ? next : next.toReversed()).slice(1))
    }
    if (isClosed(ring)) rings.push(ring)
  }
  return rings
}

function isSame(a: Position | undefined, b: Position | undefined): boolean {
  return a?.[0] === b?.[0] && a?.[1] === b?.[1]
}

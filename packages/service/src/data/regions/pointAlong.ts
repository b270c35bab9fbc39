import type { Position } from '@signpost/client/domain'

/** The point at a part of a line's length, from 0 (its start) to 1. */
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

/** In degrees of latitude; good enough to compare short stretches of one line. */
function flatDistance(a: Position, b: Position): number {
  return Math.hypot((b[0] - a[0]) * Math.cos((a[1] * Math.PI) / 180), b[1] - a[1])
}

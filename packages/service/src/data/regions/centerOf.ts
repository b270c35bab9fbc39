import type { Coordinate, Position } from '@signpost/client/domain'
import { ringCenter } from '../ringCenter.ts'

/** Where to put a thing that is drawn as a line: the middle of the way along it, or of the area when it is closed. */
export function centerOf(line: readonly Position[]): Coordinate {
  const [longitude, latitude] = isClosed(line) ? ringCenter(line).center : middleOf(line)
  return { latitude, longitude }
}

export function isClosed(line: readonly Position[]): boolean {
  const [first] = line
  const last = line.at(-1)
  return line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
}

function middleOf(line: readonly Position[]): Position {
  const lengths = line.slice(1).map((point, index) => flatDistance(line[index] ?? point, point))
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2
  for (const [index, length] of lengths.entries()) {
    const from = line[index]
    const to = line[index + 1]
    if (from && to && length >= rest && length > 0) {
      const part = rest / length
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    }
    rest -= length
  }
  return line[0] ?? [0, 0]
}

/** In degrees of latitude; good enough to compare short stretches of one line. */
function flatDistance(a: Position, b: Position): number {
  return Math.hypot((b[0] - a[0]) * Math.cos((a[1] * Math.PI) / 180), b[1] - a[1])
}

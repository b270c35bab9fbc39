import type { Coordinate, Position } from '@signpost/client/domain'
import { ringCenter } from '../ringCenter.ts'
import { pointAlong } from './pointAlong.ts'

/** The centre of a line: the middle of the way along it, or of the area when it is closed. */
export function centerOf(line: readonly Position[]): Coordinate {
  const [longitude, latitude] = isClosed(line) ? ringCenter(line).center : pointAlong(line, 0.5)
  return { latitude, longitude }
}

export function isClosed(line: readonly Position[]): boolean {
  const [first] = line
  const last = line.at(-1)
  return line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
}

import type { Coordinate } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'

/** True for two coordinates of the same meter: an app that keeps its ends in a link gets them back rounded. */
export function isSameCoordinate(
  one: Coordinate | undefined,
  other: Coordinate | undefined,
): boolean {
  return (one && formatCoordinate(one)) === (other && formatCoordinate(other))
}

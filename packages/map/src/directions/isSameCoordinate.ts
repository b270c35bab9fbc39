import type { Coordinate } from '@signpost/client'

export function isSameCoordinate(
  one: Coordinate | undefined,
  other: Coordinate | undefined,
): boolean {
  return one?.latitude === other?.latitude && one?.longitude === other?.longitude
}

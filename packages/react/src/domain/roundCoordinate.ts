import type { Coordinate } from '@signpost/client'

/**
 * A coordinate rounded to some decimals: 3 are steps of 110 m, 4 of 11 m, 5 of 1 m. It stays within its bounds, and zero has no sign.
 * Only latitude and longitude are read, so a `GeolocationCoordinates` will do.
 */
export function roundCoordinate(coordinate: Coordinate, decimals: number): Coordinate
export function roundCoordinate(
  coordinate: Coordinate | undefined,
  decimals: number,
): Coordinate | undefined
export function roundCoordinate(
  coordinate: Coordinate | undefined,
  decimals: number,
): Coordinate | undefined {
  return (
    coordinate && {
      latitude: round(coordinate.latitude, decimals),
      longitude: round(coordinate.longitude, decimals),
    }
  )
}

function round(degrees: number, decimals: number): number {
  const steps = 10 ** decimals
  return Math.round(degrees * steps) / steps + 0
}

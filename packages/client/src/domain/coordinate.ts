/** A point on the earth, in degrees. */
export interface Coordinate {
  readonly latitude: number
  readonly longitude: number
}

/** A point as GeoJSON writes it: longitude first. */
export type Position = readonly [longitude: number, latitude: number]

/** A box on the earth. `west` is greater than `east` when the box crosses the 180th meridian. */
export interface Bounds {
  readonly north: number
  readonly east: number
  readonly south: number
  readonly west: number
}

/** Whether both numbers are finite and inside the bounds of latitude and longitude. */
export function isCoordinate(value: Coordinate): boolean {
  return Math.abs(value.latitude) <= 90 && Math.abs(value.longitude) <= 180
}

/** A point on the earth, in degrees. */
export interface Coordinate {
  readonly latitude: number
  readonly longitude: number
}

/** A point as GeoJSON writes it: longitude first. */
export type Position = readonly [longitude: number, latitude: number]

/** The bounds of an area. `west` is greater than `east` when the area crosses the 180th meridian. */
export interface Bounds {
  readonly north: number
  readonly east: number
  readonly south: number
  readonly west: number
}

/** An area to which results are restricted. */
export interface Area {
  /** ISO 3166-1 codes of the countries. */
  readonly countries?: readonly string[] | undefined
  /** The rectangle that every result is in. */
  readonly bounds?: Bounds | undefined
}

/** True when a point is within bounds. */
export function isWithin(
  { north, east, south, west }: Bounds,
  { latitude, longitude }: Coordinate,
): boolean {
  if (latitude < south || latitude > north) return false
  return west <= east
    ? west <= longitude && longitude <= east
    : west <= longitude || longitude <= east
}

/** True when both are valid numbers of latitude and longitude. */
export function isCoordinate({ latitude, longitude }: Coordinate): boolean {
  // Callers may be untyped: a number plus a text is a text, which is not finite.
  const areNumbers = Number.isFinite(latitude + longitude)
  return areNumbers && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

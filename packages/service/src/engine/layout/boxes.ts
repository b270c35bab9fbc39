import type { Coordinate } from '@signpost/client/domain'

/** A box in degrees that does not cross the 180th meridian: west is never greater than east. */
export interface Box {
  west: number
  east: number
  south: number
  north: number
}

const METERS_PER_DEGREE = 111_195

/** Half of the earth's circumference. A circle of this radius contains everything. */
export const FARTHEST: number = 180 * METERS_PER_DEGREE

/** The boxes that contain a circle: two when it crosses the 180th meridian, all longitudes when it contains a pole. */
export function boxesAround({ latitude, longitude }: Coordinate, radius: number): Box[] {
  // The boxes are slightly larger, because distances are measured on a sphere and the tree stores coordinates in 32 bits.
  const reach = (radius * 1.001) / METERS_PER_DEGREE + 1e-5
  const south = Math.max(-90, latitude - reach)
  const north = Math.min(90, latitude + reach)
  if (latitude + reach >= 90 || latitude - reach <= -90) {
    return [{ west: -180, east: 180, south, north }]
  }
  const widest = Math.sin((reach * Math.PI) / 180) / Math.cos((latitude * Math.PI) / 180)
  const width = widest >= 1 ? 180 : (Math.asin(widest) * 180) / Math.PI
  const [west, east] = [longitude - width, longitude + width]
  if (width >= 180) return [{ west: -180, east: 180, south, north }]
  if (west < -180)
    return [
      { west: -180, east, south, north },
      { west: west + 360, east: 180, south, north },
    ]
  if (east > 180)
    return [
      { west, east: 180, south, north },
      { west: -180, east: east - 360, south, north },
    ]
  return [{ west, east, south, north }]
}

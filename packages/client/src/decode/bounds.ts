import type { Bounds } from '../domain/coordinate.ts'
import type { WireManeuver, WireRoute } from '../wire.ts'
import { decodeCoordinate } from './coordinate.ts'
import type { Reading } from './Reading.ts'
import { readNumber, readRecord } from './read.ts'
import type { Fields } from './record.ts'

export function decodeExtents(
  record: Fields<NonNullable<WireRoute['route_extents']>>,
  reading: Reading,
): Bounds | undefined {
  const topLeft = readRecord(record, 'top_left_coordinate', reading, decodeCoordinate)
  const bottomRight = readRecord(record, 'bottom_right_coordinate', reading, decodeCoordinate)
  return decodeManeuverBounds(
    {
      maxLat: topLeft?.latitude,
      maxLon: bottomRight?.longitude,
      minLat: bottomRight?.latitude,
      minLon: topLeft?.longitude,
    },
    reading,
  )
}

export function decodeManeuverBounds(
  record: Fields<NonNullable<WireManeuver['bounds']>>,
  reading: Reading,
): Bounds | undefined {
  const north = readNumber(record, 'maxLat', reading, -90, 90)
  const east = readNumber(record, 'maxLon', reading, -180, 180)
  const south = readNumber(record, 'minLat', reading, -90, 90)
  const west = readNumber(record, 'minLon', reading, -180, 180)
  if (north !== undefined && east !== undefined && south !== undefined && west !== undefined) {
    if (south <= north) return { north, east, south, west }
  }
  return undefined
}

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
  return boundsOf(
    topLeft?.latitude,
    bottomRight?.longitude,
    bottomRight?.latitude,
    topLeft?.longitude,
    reading,
  )
}

export function decodeManeuverBounds(
  record: Fields<NonNullable<WireManeuver['bounds']>>,
  reading: Reading,
): Bounds | undefined {
  return boundsOf(
    readNumber(record, 'maxLat', reading, -90, 90),
    readNumber(record, 'maxLon', reading, -180, 180),
    readNumber(record, 'minLat', reading, -90, 90),
    readNumber(record, 'minLon', reading, -180, 180),
    reading,
  )
}

function boundsOf(
  north: number | undefined,
  east: number | undefined,
  south: number | undefined,
  west: number | undefined,
  reading: Reading,
): Bounds | undefined {
  if (
    north !== undefined &&
    east !== undefined &&
    south !== undefined &&
    west !== undefined &&
    south <= north
  ) {
    return { north, east, south, west }
  }
  reading.issue('bounds that are missing a side or upside down')
  return undefined
}

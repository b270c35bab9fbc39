import type { Bounds } from '../domain/coordinate.ts'
import type { WireManeuver, WireRoute } from '../wire.ts'
import { decodeCoordinate } from './coordinate.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readNumber, readRecord } from './read.ts'
import type { Fields } from './record.ts'

export function decodeExtents(
  record: Fields<NonNullable<WireRoute['route_extents']>>,
  context: DecodeContext,
): Bounds | undefined {
  const topLeft = readRecord(record, 'top_left_coordinate', context, decodeCoordinate)
  const bottomRight = readRecord(record, 'bottom_right_coordinate', context, decodeCoordinate)
  return decodeManeuverBounds(
    {
      maxLat: topLeft?.latitude,
      maxLon: bottomRight?.longitude,
      minLat: bottomRight?.latitude,
      minLon: topLeft?.longitude,
    },
    context,
  )
}

export function decodeManeuverBounds(
  record: Fields<NonNullable<WireManeuver['bounds']>>,
  context: DecodeContext,
): Bounds | undefined {
  const north = readNumber(record, 'maxLat', context, -90, 90)
  const east = readNumber(record, 'maxLon', context, -180, 180)
  const south = readNumber(record, 'minLat', context, -90, 90)
  const west = readNumber(record, 'minLon', context, -180, 180)
  if (north !== undefined && east !== undefined && south !== undefined && west !== undefined) {
    if (south <= north) return { north, east, south, west }
  }
  return undefined
}

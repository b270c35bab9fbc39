import type { Coordinate } from '../domain/coordinate.ts'
import type { WireCoordinate } from '../wire.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readNumber } from './read.ts'
import type { Fields } from './record.ts'

export function decodeCoordinate(
  record: Fields<WireCoordinate>,
  context: DecodeContext,
): Coordinate | undefined {
  const latitude = readNumber(record, 'latitude', context, -90, 90)
  const longitude = readNumber(record, 'longitude', context, -180, 180)
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

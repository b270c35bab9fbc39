import type { Coordinate } from '../domain/coordinate.ts'
import type { WireCoordinate } from '../wire.ts'
import type { Reading } from './Reading.ts'
import { readNumber } from './read.ts'
import type { Fields } from './record.ts'

export function decodeCoordinate(
  record: Fields<WireCoordinate>,
  reading: Reading,
): Coordinate | undefined {
  const latitude = readNumber(record, 'latitude', reading, -90, 90)
  const longitude = readNumber(record, 'longitude', reading, -180, 180)
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

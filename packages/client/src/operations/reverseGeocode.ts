import { decodeLocation } from '../decode/location.ts'
import { readAnswerList } from '../decode/read.ts'
import type { LocatedAddress } from '../domain/address.ts'
import type { Coordinate } from '../domain/coordinate.ts'
import type { Connection } from '../transport/connection.ts'
import { type CallOptions, call, type Operation } from './call.ts'
import { writeCoordinate } from './encode.ts'

export interface ReverseGeocodeParameters {
  readonly coordinate: Coordinate
}

const operation: Operation<ReverseGeocodeParameters, LocatedAddress | null> = {
  name: 'reverseGeocode',
  path: 'reversegeocode',
  encode: ({ coordinate }) => ({ coordinate: writeCoordinate('coordinate', coordinate) }),
  nothing: null,
  decode: (body, reading) => {
    const locations = readAnswerList(body, 'locations', reading, decodeLocation)
    return locations && (locations[0] ?? null)
  },
}

/** The address at a point, or null when there is none. */
export function reverseGeocode(
  connection: Connection,
  parameters: ReverseGeocodeParameters,
  options?: CallOptions,
): Promise<LocatedAddress | null> {
  return call(connection, operation, parameters, options)
}

import type { DecodeContext } from '../decode/DecodeContext.ts'
import { decodeLocation } from '../decode/location.ts'
import { readAnswerList } from '../decode/read.ts'
import type { JsonRecord } from '../decode/record.ts'
import type { Address, LocatedAddress } from '../domain/address.ts'
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
  empty: null,
  decode: (body, context) => {
    if (isEmpty(body)) return null
    const locations = readAnswerList(body, 'locations', context, readLocation)
    return locations && (locations.find(({ address }) => hasText(address)) ?? null)
  },
}

/** Reads an address. An empty object, which some services send when there is none, gives an address without text. */
function readLocation(record: JsonRecord, context: DecodeContext): LocatedAddress | undefined {
  return isEmpty(record) ? { address: {} } : decodeLocation(record, context)
}

function isEmpty(record: JsonRecord): boolean {
  return Object.keys(record).length === 0
}

/** True when an address has text besides its kind. */
function hasText({ kind, ...texts }: Address): boolean {
  return Object.values(texts).some(Boolean)
}

/** The address at a point, or null when there is none or it has no text. */
export function reverseGeocode(
  connection: Connection,
  parameters: ReverseGeocodeParameters,
  options?: CallOptions,
): Promise<LocatedAddress | null> {
  return call(connection, operation, parameters, options)
}

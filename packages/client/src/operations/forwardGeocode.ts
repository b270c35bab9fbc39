import { decodePlacePage, type PlacePage } from '../decode/placePage.ts'
import type { Coordinate } from '../domain/coordinate.ts'
import type { Connection } from '../transport/connection.ts'
import { type CallOptions, call, type Operation } from './call.ts'
import { writeCenter, writeQuery } from './encode.ts'

export interface ForwardGeocodeParameters {
  /** A street address, whole or in part. */
  readonly query: string
  /** Addresses within 100 miles are found from a part; farther ones need more detail. Needed unless the service has the capability `needsCenter: false`. */
  readonly center?: Coordinate | undefined
  /** `nextPage` of the previous page. */
  readonly page?: string | undefined
}

const operation: Operation<ForwardGeocodeParameters, PlacePage> = {
  name: 'forwardGeocode',
  path: 'search',
  encode: ({ query, center, page }, connection) => ({
    query: writeQuery('query', query),
    search_center: writeCenter(center, connection),
    type: 'address-only',
    [connection.wire.pageParameter]: page,
  }),
  empty: { places: [] },
  decode: decodePlacePage,
}

/** Finds the place of an address; `accuracy` of each match is the quality of the match. */
export function forwardGeocode(
  connection: Connection,
  parameters: ForwardGeocodeParameters,
  options?: CallOptions,
): Promise<PlacePage> {
  return call(connection, operation, parameters, options)
}

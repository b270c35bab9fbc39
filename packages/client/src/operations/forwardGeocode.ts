import type { PlacePage } from '../decode/placePage.ts'
import type { Area, Coordinate } from '../domain/coordinate.ts'
import type { Connection } from '../transport/connection.ts'
import { type CallOptions, call, type Operation } from './call.ts'
import { decodeSearch, encodeSearch } from './search.ts'

export interface ForwardGeocodeParameters extends Area {
  /** A street address, whole or in part. */
  readonly query: string
  /** Addresses within 100 miles can be incomplete; farther ones need more detail. Required unless the service has the capability `needsCenter: false`. */
  readonly near?: Coordinate | undefined
  /** The position of the user; distances are measured from here instead of `near`. */
  readonly userPosition?: Coordinate | undefined
  /** The maximum number of places on a page. If the service sends more, the rest is dropped. */
  readonly limit?: number | undefined
  /** `nextPage` of the previous page. */
  readonly page?: string | undefined
}

const operation: Operation<ForwardGeocodeParameters, PlacePage> = {
  name: 'forwardGeocode',
  path: 'search',
  encode: (parameters, connection) => ({
    ...encodeSearch(parameters, connection),
    type: 'address-only',
  }),
  empty: { places: [] },
  decode: decodeSearch,
}

/** Finds the place of an address. `accuracy` is the quality of each match. */
export function forwardGeocode(
  connection: Connection,
  parameters: ForwardGeocodeParameters,
  options?: CallOptions,
): Promise<PlacePage> {
  return call(connection, operation, parameters, options)
}

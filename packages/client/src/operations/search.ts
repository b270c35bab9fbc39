import type { DecodeContext } from '../decode/DecodeContext.ts'
import { decodePlacePage, type PlacePage } from '../decode/placePage.ts'
import type { JsonRecord } from '../decode/record.ts'
import type { Area, Coordinate } from '../domain/coordinate.ts'
import type { Connection } from '../transport/connection.ts'
import { type CallOptions, call, type EncodedParameters, type Operation } from './call.ts'
import {
  optional,
  writeArea,
  writeCoordinate,
  writeLimit,
  writeNear,
  writeQuery,
} from './encode.ts'

export interface SearchParameters extends Area {
  /** The text to search for, or `line1` of a suggestion. */
  readonly query: string
  /** The point to search around. Required unless the service has the capability `needsCenter: false`. */
  readonly near?: Coordinate | undefined
  /** `searchFilter` of the suggestion to search for. */
  readonly searchFilter?: string | undefined
  /** The position of the user; distances are measured from here instead of `near`. */
  readonly userPosition?: Coordinate | undefined
  /** The maximum number of places on a page, 1 to 50. If the service sends more, the rest is dropped. */
  readonly limit?: number | undefined
  /** `nextPage` of the previous page. */
  readonly page?: string | undefined
}

const operation: Operation<SearchParameters, PlacePage> = {
  name: 'search',
  path: 'search',
  encode: (parameters, connection) => ({
    ...encodeSearch(parameters, connection),
    type: connection.wire.searchType,
    [connection.wire.filterParameter]: parameters.searchFilter,
  }),
  empty: { places: [] },
  decode: decodeSearch,
}

/** The parameters that a search shares with a forward geocode. */
export function encodeSearch(
  {
    query,
    near,
    userPosition,
    limit,
    page,
    countries,
    bounds,
  }: Omit<SearchParameters, 'searchFilter'>,
  connection: Connection,
): EncodedParameters {
  const { wire } = connection
  const position = optional(writeCoordinate, 'userPosition', userPosition)
  const length = optional(writeLimit, 'limit', limit, wire.maxLimit)
  return {
    query: writeQuery('query', query),
    search_center: writeNear(near, connection),
    user_position: wire.searchUserPosition ? position : undefined,
    iterator_length: wire.searchLength ? length : undefined,
    ...writeArea({ countries, bounds }),
    [wire.pageParameter]: page,
  }
}

/** The places of an answer, at most `limit`. */
export function decodeSearch(
  body: JsonRecord,
  context: DecodeContext,
  connection: Connection,
  { limit }: Pick<SearchParameters, 'limit'>,
): PlacePage | undefined {
  const page = decodePlacePage(body, context, connection)
  return page && { ...page, places: page.places.slice(0, limit) }
}

/** Places and addresses around a point. */
export function search(
  connection: Connection,
  parameters: SearchParameters,
  options?: CallOptions,
): Promise<PlacePage> {
  return call(connection, operation, parameters, options)
}

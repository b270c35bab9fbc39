import {
  type Connection,
  type ForwardGeocodeParameters,
  forwardGeocode,
  type PlacePage,
} from '@signpost/client'
import type { Incomplete } from '../domain/Incomplete.ts'
import { requiredToSearch } from '../domain/requiredToSearch.ts'
import { roundCoordinate } from '../domain/roundCoordinate.ts'
import type { GeoQueryKey } from './GeoQueryKey.ts'
import { type GeoQuery, geoQuery } from './geoQuery.ts'

export type ForwardGeocodeQueryKey = GeoQueryKey<'forwardGeocode', ForwardGeocodeParameters>

/** The query key of the matches of an address. The center and the user's position are rounded to 11 m. */
export function forwardGeocodeQueryKey(
  connection: Connection,
  { query, near, userPosition, ...others }: Incomplete<ForwardGeocodeParameters>,
): ForwardGeocodeQueryKey {
  const position = connection.wire.searchUserPosition ? userPosition : undefined
  const parameters = {
    query: query?.trim() || undefined,
    near: roundCoordinate(near, 4),
    userPosition: roundCoordinate(position, 4),
    ...others,
    language: connection.language,
  }
  return ['signpost', connection.scope, 'forwardGeocode', parameters]
}

/** The query options for the place of an address. Requires `query`, and `near` unless the service works without one. */
export function forwardGeocodeQuery(
  connection: Connection,
  parameters: Incomplete<ForwardGeocodeParameters>,
): GeoQuery<PlacePage, ForwardGeocodeQueryKey> {
  return geoQuery({
    key: forwardGeocodeQueryKey(connection, parameters),
    required: requiredToSearch(connection),
    call: (complete, options) => forwardGeocode(connection, complete, options),
  })
}

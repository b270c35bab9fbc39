import {
  type Connection,
  type LocatedAddress,
  type ReverseGeocodeParameters,
  reverseGeocode,
} from '@signpost/client'
import { hasOperation } from '../domain/hasOperation.ts'
import type { Incomplete } from '../domain/Incomplete.ts'
import { roundCoordinate } from '../domain/roundCoordinate.ts'
import type { GeoQueryKey } from './GeoQueryKey.ts'
import { type GeoQuery, geoQuery } from './geoQuery.ts'

export type ReverseGeocodeQueryKey = GeoQueryKey<'reverseGeocode', ReverseGeocodeParameters>

/** The query key of the address at a coordinate, which is rounded to 1 m. */
export function reverseGeocodeQueryKey(
  { scope, language }: Connection,
  { coordinate }: Incomplete<ReverseGeocodeParameters>,
): ReverseGeocodeQueryKey {
  const parameters = { coordinate: roundCoordinate(coordinate, 5), language }
  return ['signpost', scope, 'reverseGeocode', parameters]
}

/** The query options for the address at a coordinate. Requires `coordinate`. */
export function reverseGeocodeQuery(
  connection: Connection,
  parameters: Incomplete<ReverseGeocodeParameters>,
): GeoQuery<LocatedAddress | null, ReverseGeocodeQueryKey> {
  const query = geoQuery({
    key: reverseGeocodeQueryKey(connection, parameters),
    required: ['coordinate'],
    call: (complete, options) => reverseGeocode(connection, complete, options),
  })
  return { ...query, enabled: query.enabled && hasOperation(connection, 'reverseGeocode') }
}

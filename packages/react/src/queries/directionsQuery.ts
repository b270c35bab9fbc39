import {
  type Connection,
  type DirectionsParameters,
  getDirections,
  type Route,
} from '@signpost/client'
import type { Incomplete } from '../domain/Incomplete.ts'
import { roundCoordinate } from '../domain/roundCoordinate.ts'
import { usableAvoidances } from '../domain/usableAvoidances.ts'
import type { GeoQueryKey } from './GeoQueryKey.ts'
import { type GeoQuery, geoQuery } from './geoQuery.ts'

export type DirectionsQueryKey = GeoQueryKey<'getDirections', DirectionsParameters>

/**
 * The query key of a route. Both ends are rounded to 1 m, and the order of `avoid` does not matter. Options that the vehicle does not
 * support are omitted, so that an app can keep the options for a car while a pedestrian route is shown.
 */
export function directionsQueryKey(
  { scope, language }: Connection,
  { origin, destination, vehicle, optimize, avoid }: Incomplete<DirectionsParameters>,
): DirectionsQueryKey {
  const usable: readonly string[] = ['none', ...usableAvoidances(vehicle)]
  const parameters = {
    origin: roundCoordinate(origin, 5),
    destination: roundCoordinate(destination, 5),
    vehicle,
    optimize,
    avoid: avoid && [...new Set(avoid)].filter((one) => usable.includes(one)).sort(),
    language,
  }
  return ['signpost', scope, 'getDirections', parameters]
}

/** The query options for a route with its maneuvers. Requires `origin` and `destination`. */
export function directionsQuery(
  connection: Connection,
  parameters: Incomplete<DirectionsParameters>,
): GeoQuery<Route | null, DirectionsQueryKey> {
  return geoQuery({
    key: directionsQueryKey(connection, parameters),
    required: ['origin', 'destination'],
    call: (complete, options) => getDirections(connection, complete, options),
  })
}

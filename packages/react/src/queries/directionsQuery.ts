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
 * The key of a route. Both ends are rounded to 1 m; the order of `avoid` does not count, and options that the vehicle cannot use are omitted, so that a choice for the car can be kept for a pedestrian.
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

/** A route with its maneuvers. Needs `origin` and `destination`. */
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

'use client'

import type { DirectionsParameters, GeoError, Route } from '@signpost/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Incomplete } from '../domain/Incomplete.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { type DirectionsQueryKey, directionsQuery } from '../queries/directionsQuery.ts'
import { type QueryHookOptions, useGeoQuery } from './useGeoQuery.ts'

/**
 * A route with its maneuvers; `data` is null when no route exists.
 *
 * @example
 * ```tsx
 * const { data: route } = useDirections({ origin: center, destination: place.coordinate })
 * ```
 */
export function useDirections<Data = Route | null>(
  parameters: Incomplete<DirectionsParameters>,
  options: QueryHookOptions<Route | null, DirectionsQueryKey, Data> = {},
): UseQueryResult<Data, GeoError> {
  const { connection } = useSignpost()
  return useGeoQuery(directionsQuery(connection, parameters), options)
}

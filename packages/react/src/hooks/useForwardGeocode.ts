'use client'

import type { ForwardGeocodeParameters, GeoError, PlacePage } from '@signpost/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Incomplete } from '../domain/Incomplete.ts'
import { resolveNear } from '../domain/near.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { type ForwardGeocodeQueryKey, forwardGeocodeQuery } from '../queries/forwardGeocodeQuery.ts'
import { type QueryHookOptions, useGeoQuery } from './useGeoQuery.ts'

/**
 * Finds the place of an address. `near` is the provider's `near` unless it is given.
 *
 * @example
 * ```tsx
 * const { data } = useForwardGeocode({ query: 'Plaza Independencia 848, Montevideo' })
 * const best = data?.places[0]
 * ```
 */
export function useForwardGeocode<Data = PlacePage>(
  parameters: Incomplete<ForwardGeocodeParameters>,
  options: QueryHookOptions<PlacePage, ForwardGeocodeQueryKey, Data> = {},
): UseQueryResult<Data, GeoError> {
  const { connection, near: provided } = useSignpost()
  const near = parameters.near ?? resolveNear(provided)
  return useGeoQuery(forwardGeocodeQuery(connection, { ...parameters, near }), options)
}

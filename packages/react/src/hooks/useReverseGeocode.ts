'use client'

import type { GeoError, LocatedAddress, ReverseGeocodeParameters } from '@signpost/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Incomplete } from '../domain/Incomplete.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { type ReverseGeocodeQueryKey, reverseGeocodeQuery } from '../queries/reverseGeocodeQuery.ts'
import { type QueryHookOptions, useGeoQuery } from './useGeoQuery.ts'

/**
 * The address at a point; `data` is null when no address exists.
 *
 * @example
 * ```tsx
 * const { data: found } = useReverseGeocode({ coordinate: center })
 * ```
 */
export function useReverseGeocode<Data = LocatedAddress | null>(
  parameters: Incomplete<ReverseGeocodeParameters>,
  options: QueryHookOptions<LocatedAddress | null, ReverseGeocodeQueryKey, Data> = {},
): UseQueryResult<Data, GeoError> {
  const { connection } = useSignpost()
  return useGeoQuery(reverseGeocodeQuery(connection, parameters), options)
}

'use client'

import type { GeoError } from '@signpost/client'
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { GeoQueryKey } from '../queries/GeoQueryKey.ts'
import type { GeoQuery } from '../queries/geoQuery.ts'

/** TanStack Query's own options. They override ours, and ours override the app's defaults. */
export interface QueryHookOptions<Answer, Key extends GeoQueryKey, Data = Answer>
  extends Omit<
    UseQueryOptions<Answer, GeoError, Data, Key>,
    'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn' | 'enabled'
  > {
  /** False disables the query. True does not send a query without a required parameter. */
  readonly enabled?: boolean | undefined
}

export function useGeoQuery<Answer, Key extends GeoQueryKey, Data>(
  options: GeoQuery<Answer, Key>,
  overrides: QueryHookOptions<Answer, Key, Data> = {},
): UseQueryResult<Data, GeoError> {
  return useQuery<Answer, GeoError, Data, Key>({
    ...options,
    ...overrides,
    enabled: options.enabled && overrides.enabled !== false,
  })
}

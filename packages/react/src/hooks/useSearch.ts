'use client'

import type { GeoError, PlacePage } from '@signpost/client'
import {
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { Incomplete } from '../domain/Incomplete.ts'
import { resolveNear } from '../domain/near.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type {
  SearchPageParam,
  SearchPages,
  SearchQueryKey,
  SearchQueryParameters,
} from '../queries/pagedSearch.ts'
import { searchQuery } from '../queries/searchQuery.ts'

/** TanStack Query's own options. They override ours, and ours override the app's defaults. */
export interface SearchHookOptions<Data = SearchPages>
  extends Omit<
    UseInfiniteQueryOptions<PlacePage, GeoError, Data, SearchQueryKey, SearchPageParam>,
    | 'queryKey'
    | 'queryFn'
    | 'queryHash'
    | 'queryKeyHashFn'
    | 'initialPageParam'
    | 'getNextPageParam'
    | 'enabled'
  > {
  /** False disables the query. True does not send a query without a required parameter. */
  readonly enabled?: boolean | undefined
}

/**
 * Places and addresses around a point, page by page with `fetchNextPage`; with `brands` or `categories`, only places of these. `near` is the
 * provider's `near` unless it is given.
 *
 * @example
 * ```tsx
 * const { data, fetchNextPage, hasNextPage } = useSearch({ query: 'theatre' })
 * const places = data?.pages.flatMap((page) => page.places) ?? []
 * ```
 */
export function useSearch<Data = SearchPages>(
  parameters: Incomplete<SearchQueryParameters>,
  overrides: SearchHookOptions<Data> = {},
): UseInfiniteQueryResult<Data, GeoError> {
  const { connection, near: provided } = useSignpost()
  const near = parameters.near ?? resolveNear(provided)
  const options = searchQuery(connection, { ...parameters, near })
  return useInfiniteQuery<PlacePage, GeoError, Data, SearchQueryKey, SearchPageParam>({
    ...options,
    ...overrides,
    enabled: options.enabled && overrides.enabled !== false,
  })
}

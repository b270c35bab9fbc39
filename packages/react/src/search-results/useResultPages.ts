'use client'

import type { Place, PlacePage } from '@signpost/client'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { completePlace } from '../domain/completePlace.ts'
import type { QueryStatus } from '../domain/queryStatus.ts'
import { needsCenter } from '../domain/requiredToSearch.ts'
import { useSearch } from '../hooks/useSearch.ts'
import type { Failure } from '../internals/failureOf.ts'
import { useQueryStatus } from '../internals/useQueryStatus.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { warnOnce } from '../provider/warnOnce.ts'
import type { SearchResultsOptions } from './SearchResultsProps.ts'
import { searchParameters } from './searchParameters.ts'

/** The places of a list, and their loading state. */
export interface ResultPages {
  readonly status: QueryStatus
  /** The places in the order of the service. */
  readonly places: readonly Place[]
  /** True when the places belong to the previous query; they stay until this query is answered. */
  readonly isStale: boolean
  readonly failure: Failure | undefined
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** True when the next page failed. */
  readonly isMoreFailed: boolean
  readonly loadMore: () => void
  /** Repeats the failed request. */
  readonly retry: () => void
}

/** Returns the given places, or those of a search. */
export function useResultPages(options: SearchResultsOptions): ResultPages {
  const { live } = options
  const parameters = searchParameters(options)
  const { near, brands, categories } = parameters
  const typed = useDebouncedValue(options.query, live ? pause : 0)
  const query = live && (typed?.trim().length ?? 0) < 2 ? undefined : typed
  const isGiven = 'places' in options
  const { connection, near: provided } = useSignpost()
  const result = useSearch(
    { ...parameters, query },
    { enabled: !isGiven, placeholderData: keepPreviousData },
  )
  const { data, fetchStatus, isPlaceholderData } = result
  const { status, failure } = useQueryStatus(result)
  // Without a query or a network, the results of another query are hidden.
  const isOther = isPlaceholderData && fetchStatus !== 'fetching'
  const isUnasked = isPlaceholderData && fetchStatus === 'idle'
  const isAsking = [query, ...(brands ?? []), ...(categories ?? [])].some(Boolean)
  const isLost = isAsking && !(isGiven || near || provided) && needsCenter(connection)
  useEffect(() => {
    if (isLost) warnOnce(needsLocation)
  }, [isLost])
  const found = useMemo(() => (isOther ? none : placesOf(data?.pages)), [isOther, data])

  const given = useMemo(
    () => options.places?.map(completePlace) ?? options.places,
    [options.places],
  )

  const loadMore = useStableCallback(() => {
    if (!result.isFetching) void result.fetchNextPage()
  })
  const retry = useStableCallback(
    () => void (result.isFetchNextPageError ? result.fetchNextPage() : result.refetch()),
  )
  if (isGiven) return { ...whole, ...stateOf(given), loadMore, retry }
  return {
    status: isUnasked && !failure ? 'idle' : statusOf(status, found),
    places: found,
    isStale: isPlaceholderData && !isOther,
    failure,
    hasMore: result.hasNextPage && !isPlaceholderData,
    isLoadingMore: result.isFetchingNextPage,
    isMoreFailed:
      failure !== undefined && (result.isFetchNextPageError || result.isFetchingNextPage),
    loadMore,
    retry,
  }
}

const needsLocation =
  'SearchResults does not know where to look, so it asks nothing. Give `near` to it or `near` to SignpostProvider: a coordinate, such as ' +
  'the center of a map.'

/** The pause after a key before a live search, in milliseconds. */
const pause = 300

const none: readonly Place[] = []
const whole = {
  isStale: false,
  failure: undefined,
  hasMore: false,
  isLoadingMore: false,
  isMoreFailed: false,
}

function placesOf(pages: readonly PlacePage[] | undefined): readonly Place[] {
  return pages?.flatMap(({ places }) => places) ?? none
}

function stateOf(
  given: readonly Place[] | null | undefined,
): Pick<ResultPages, 'status' | 'places'> {
  if (given === undefined) return { status: 'loading', places: none }
  return { status: given?.length ? 'ready' : 'empty', places: given ?? none }
}

/** A refetch without places counts as `loading`, like the first request. */
function statusOf(status: QueryStatus, found: readonly Place[]): QueryStatus {
  return status === 'refreshing' && found.length === 0 ? 'loading' : status
}

/**
 * Returns a value once it has not changed for some milliseconds. The first value, and every value with a delay of 0, is returned at once.
 */
function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const { clock } = useSignpost()
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = clock.setTimeout(() => settle(value), milliseconds)
    return () => clock.clearTimeout(timer)
  }, [value, milliseconds, clock])
  return milliseconds === 0 ? value : settled
}

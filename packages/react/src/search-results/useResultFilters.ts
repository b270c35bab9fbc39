'use client'

import type { Place } from '@signpost/client'
import { nextChange, openingStatus } from '@signpost/client/domain'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useControllableState } from '../internals/useControllableState.ts'
import { useNow } from '../internals/useNow.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { warnOnce } from '../provider/warnOnce.ts'
import {
  type FilteredPlaces,
  filterOptions,
  filterPlaces,
  hasFilters,
  type ResultFilterOptions,
  type ResultFilters,
} from './resultFilters.ts'
import type { SearchResultsOptions } from './SearchResultsProps.ts'
import type { ResultPages } from './useResultPages.ts'
import { useZone } from './useZone.ts'

export interface FilteredPages extends FilteredPlaces, Pick<ResultPages, 'loadMore'> {
  /** The chosen filters. */
  readonly filters: ResultFilters
  readonly isFiltered: boolean
  /** The filters that are useful for the places. */
  readonly options: ResultFilterOptions
  readonly setFilters: (filters: ResultFilters) => void
  /** True when the maximum number of pages was loaded to fill the list, and more pages may exist. */
  readonly isBounded: boolean
  /** The number of places before the filters. */
  readonly total: number
  /** True while more places of a zone may come without a request of the user. */
  readonly isPending: boolean
}

/** The number of places that fill a list, and the maximum number of pages that are loaded automatically to reach it. */
const enough = 10
const mostPages = 5

/** Filters the places, and loads more pages until enough of them pass. */
export function useResultFilters(found: ResultPages, given: SearchResultsOptions): FilteredPages {
  const { filterOptions: kinds = [], defaultFilters = {} } = given
  const [filters, choose] = useControllableState<ResultFilters>({
    value: given.filters,
    defaultValue: defaultFilters,
    onChange: given.onFiltersChange,
  })
  const { places: all, ...zone } = useZone(found.places, given)
  const isFiltered = hasFilters(filters)
  const isRestricted = isFiltered || zone.isZoned
  const needed = filters.open ? all : nothing
  const zones = useTimeZones(needed)
  const statusesAt = useMemo(() => {
    let last: { readonly now: number; readonly open: ReadonlyMap<string, boolean>; next: number }
    return (now: number) => {
      if (last?.now !== now) last = { now, ...lookAt(needed, zones, now) }
      return last
    }
  }, [needed, zones])
  const now = useNow(undefined, (time) => {
    const { next } = statusesAt(time)
    return Number.isFinite(next) ? next : undefined
  })
  const passing = useMemo(() => {
    const { open } = statusesAt(now ?? Number.NaN)
    return filterPlaces(all, filters, ({ id }) => open.get(id))
  }, [all, filters, statusesAt, now])
  const offered = kinds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list with the same kinds is the same.
  const options = useMemo(() => filterOptions(all, kinds, filters), [all, offered, filters])

  const { status, hasMore, isLoadingMore, isStale } = found
  const first = found.places[0]?.id
  const asked = useRef({ of: '', places: enough, pages: mostPages })
  const of = `${first}\n${JSON.stringify(filters)}`
  if (asked.current.of !== of) asked.current = { of, places: enough, pages: mostPages }
  const isShort =
    isRestricted && hasMore && !zone.isPending && passing.places.length < asked.current.places
  const isBounded = isShort && asked.current.pages <= 0 && !isLoadingMore
  const mayFill = isShort && !isBounded && !isLoadingMore && !isStale && status === 'ready'
  const fill = useStableCallback(() => {
    asked.current.pages -= 1
    found.loadMore()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every page it is looked at again.
  useEffect(() => {
    if (mayFill) fill()
  }, [mayFill, found.places, fill])

  const loadMore = useStableCallback(() => {
    // The page that the user requests counts as one of the pages that may load automatically.
    asked.current = { of, places: passing.places.length + enough, pages: mostPages - 1 }
    found.loadMore()
  })
  return {
    ...passing,
    filters,
    isFiltered,
    options,
    setFilters: choose,
    isBounded,
    total: all.length,
    isPending: zone.isPending || (zone.isZoned && (mayFill || isLoadingMore)),
    loadMore: isRestricted ? loadMore : found.loadMore,
  }
}

const nothing: readonly Place[] = []

/** Returns the opening status of each place that has one, and the time of the next change. */
function lookAt(
  places: readonly Place[],
  zones: ReadonlyMap<string, string>,
  now: number,
): { readonly open: ReadonlyMap<string, boolean>; readonly next: number } {
  const open = new Map<string, boolean>()
  let next = Number.POSITIVE_INFINITY
  for (const { id, hours } of places) {
    const status = openingStatus(hours, { now, timeZone: zones.get(id) })
    if (status.status === 'unknown') continue
    open.set(id, status.status === 'open' || status.status === 'always-open')
    next = Math.min(next, nextChange(status) ?? next)
  }
  return { open, next }
}

/** Returns the time zones of places: their own, else the result of the app's `timeZoneAt` for each place with hours and a coordinate. */
function useTimeZones(places: readonly Place[]): ReadonlyMap<string, string> {
  const { timeZoneAt } = useSignpost()
  const [found, setFound] = useState<ReadonlyMap<string, string>>(noZones)

  useEffect(() => {
    let isCurrent = true
    const ask = async ({ id, hours, timeZone, coordinate }: Place): Promise<[string, string][]> => {
      if (timeZone) return [[id, timeZone]]
      if (!hours?.sessions || !coordinate) return []
      const zone = await timeZoneAt?.(coordinate)
      return zone ? [[id, zone]] : []
    }
    Promise.all(places.map(ask)).then(
      (zones) => {
        if (isCurrent && places.length > 0) setFound(new Map(zones.flat()))
      },
      (error: unknown) =>
        warnOnce(`timeZoneAt failed, so it is not known which places are open. ${error}`),
    )
    return () => {
      isCurrent = false
    }
  }, [places, timeZoneAt])

  return found
}

const noZones: ReadonlyMap<string, string> = new Map()

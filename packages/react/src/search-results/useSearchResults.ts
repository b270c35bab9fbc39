'use client'

import type { FuelGrade, GeoError, Place } from '@signpost/client'
import {
  type AriaAttributes,
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type KeyboardEvent,
  type LiHTMLAttributes,
  type MouseEvent,
  type Ref,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { hasPhoto } from '../domain/hasPhoto.ts'
import type { QueryStatus } from '../domain/queryStatus.ts'
import type { RowBlock } from '../domain/rowBlocks.ts'
import type { Failure } from '../internals/failureOf.ts'
import { useDelayed } from '../internals/useDelayed.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useWindowedRows, type WindowedRows } from '../internals/useWindowedRows.ts'
import { useListKeys } from '../kit/useListKeys.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { gradesOf, rankFuelStations } from './rankFuelStations.ts'
import type { ResultFilterOptions, ResultFilters } from './resultFilters.ts'
import type { SearchResultsOptions } from './SearchResultsProps.ts'
import { type DistanceOrigin, type PlaceOrder, sortPlaces } from './sortPlaces.ts'
import { useLoadMore } from './useLoadMore.ts'
import { useResultChoices } from './useResultChoices.ts'
import { useResultFilters } from './useResultFilters.ts'
import { useResultPages } from './useResultPages.ts'
import { useRowTabOrder } from './useRowTabOrder.ts'

export interface SearchResultsState
  extends Pick<WindowedRows, 'blocks' | 'isPartial' | 'showAll' | 'getGapProps'> {
  readonly status: QueryStatus
  /** The distinct places in their visible order. */
  readonly places: readonly Place[]
  /** True when the places belong to the previous query; they stay until this query is answered. */
  readonly isStale: boolean
  /** True once loading takes so long that an indicator should appear. */
  readonly isLate: boolean
  readonly error: GeoError | undefined
  /** The failure with its retry delay, for `useNotice`. */
  readonly failure: Failure | undefined
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** True when the next page failed to load; the earlier places stay. */
  readonly isMoreFailed: boolean
  readonly selected: string | null
  readonly hovered: string | null
  readonly sort: PlaceOrder
  /** The orders that the data of the places allows; `relevance` is the first. */
  readonly orders: readonly PlaceOrder[]
  /** The grade of fuel whose price is compared: the chosen one, else the first that is sold. */
  readonly fuel: FuelGrade | undefined
  /** The `id` of each place with the lowest price, while the places are sorted by price. */
  readonly cheapest: ReadonlySet<string>
  readonly filters: ResultFilters
  /** True when a filter is chosen. */
  readonly isFiltered: boolean
  /** The offered filters that are useful for the places. */
  readonly filterOptions: ResultFilterOptions
  /** The number of places before the filters. */
  readonly total: number
  /**
   * True when at least half of the places of the first page have a photo: rows then have space for one. Neither a filter nor another page
   * changes it, so that no text moves.
   */
  readonly hasTiles: boolean
  /** True while places of the zone are being determined. */
  readonly isPending: boolean
  /** True when there are places, and all of them are outside the zone. */
  readonly isOutside: boolean
  /** The number of places that are excluded only because their opening status is unknown. */
  readonly withoutHours: number
  /** The number of places that are excluded only because they have no rating. */
  readonly withoutRating: number
  /** True when the maximum number of pages was loaded to fill a filtered list, and the rest loads only on request. */
  readonly isBounded: boolean
  readonly origin: DistanceOrigin
  readonly getListProps: () => HTMLAttributes<HTMLUListElement> & {
    readonly ref: Ref<HTMLUListElement>
  }
  /** The props of the item of a place. */
  readonly getItemProps: (row: number, block: RowBlock) => LiHTMLAttributes<HTMLLIElement>
  /** The props of the button or link in an item, which is labeled by the place. */
  readonly getNameProps: (row: number) => ResultNameProps
  readonly getMoreProps: () => ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly ref: Ref<HTMLButtonElement>
  }
  readonly actions: SearchResultsActions
}

export interface SearchResultsActions {
  readonly select: (place: Place) => void
  readonly setSort: (sort: PlaceOrder) => void
  readonly setFilters: (filters: ResultFilters) => void
  readonly loadMore: () => void
  /** Repeats the failed request. */
  readonly retry: () => void
}

/** The props of a row's button or link. The handlers have a stable identity, so that an unchanged row is not rendered again. */
export interface ResultNameProps extends Pick<AriaAttributes, 'aria-current'> {
  readonly tabIndex: number
  readonly 'data-row': number
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * A headless list of search results: sorted, with more pages on request, a selected and a hovered place, and arrow keys that move between
 * rows.
 *
 * @example
 * ```tsx
 * const { places, status, actions } = useSearchResults({ query: 'theatre', near })
 * ```
 */
export function useSearchResults(options: SearchResultsOptions): SearchResultsState {
  const { connection } = useSignpost()
  const pages = useResultPages(options)
  const filtered = useResultFilters(pages, options)
  const { places: passing, loadMore, isFiltered, total, isPending } = filtered
  const hasNone = pages.places.length > 0 && total === 0
  const status =
    hasNone && !pages.failure ? (isPending || pages.isStale ? 'loading' : 'empty') : pages.status
  const found = { ...pages, places: passing, loadMore, status }
  const { selected, select, hovered, setHovered, ...choices } = useResultChoices(options)
  const orders = useMemo(() => ordersOf(pages.places), [pages.places])
  const sort = orders.includes(choices.sort) ? choices.sort : 'relevance'
  const fuel = useMemo(
    () => filtered.filters.fuel ?? gradesOf(passing)[0],
    [filtered.filters.fuel, passing],
  )
  const hasTiles = useMemo(() => {
    const first = pages.places.slice(0, options.limit ?? 10)
    return first.filter(hasPhoto).length * 2 >= first.length
  }, [pages.places, options.limit])
  const { places, cheapest } = useMemo(() => {
    if (sort !== 'price') return { places: sortPlaces(passing, sort), cheapest: none }
    return rankFuelStations(sortPlaces(passing, 'relevance'), fuel)
  }, [passing, sort, fuel])
  const onPlaces = useStableCallback(() => {
    options.onPlacesChange?.(places)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other places are reported.
  useEffect(onPlaces, [places])
  const ids = useMemo(() => places.map(({ id }) => id), [places])

  const list = useRef<HTMLUListElement>(null)
  const keys = useListKeys<string>({
    list,
    attribute: 'data-row',
    item: 'li',
    count: ids.length,
    active: selected ?? undefined,
    rowOf: (id) => ids.indexOf(id),
    keyOf: (row) => ids[row],
  })
  useRowTabOrder(list, keys.stop)
  const rows = useWindowedRows(list, { count: ids.length, whole: 200, pinned: keys.pinned })
  const more = useLoadMore(found, options.more === 'scroll', keys.focus)

  const onClick = useStableCallback(({ currentTarget }: MouseEvent<HTMLElement>) => {
    const place = places[Number(currentTarget.dataset.row)]
    if (place) select(place)
  })
  const sendsUser = connection.wire.searchUserPosition && options.userPosition !== undefined

  return {
    ...rows,
    status: found.status,
    places,
    isStale: found.isStale,
    isLate: useDelayed(found.status === 'loading', 300),
    error: found.failure?.error,
    failure: found.failure,
    hasMore: found.hasMore,
    isLoadingMore: found.isLoadingMore,
    isMoreFailed: found.isMoreFailed,
    selected,
    hovered,
    sort,
    orders,
    fuel,
    cheapest,
    filters: filtered.filters,
    isFiltered,
    filterOptions: filtered.options,
    total,
    hasTiles,
    isPending,
    isOutside: hasNone,
    withoutHours: filtered.withoutHours,
    withoutRating: filtered.withoutRating,
    isBounded: filtered.isBounded,
    origin: options.origin ?? (sendsUser ? 'user' : 'search'),
    getListProps: () => ({ ref: list, onBlur: keys.onBlur }),
    getItemProps: (row, block) => ({
      ...rows.getRowProps(row, block),
      onPointerEnter: () => setHovered(ids[row] ?? null),
      onPointerLeave: () => setHovered(null),
      onFocus: () => {
        keys.setFocused(ids[row])
        setHovered(ids[row] ?? null)
      },
      onBlur: () => setHovered(null),
    }),
    getNameProps: (row) => ({
      tabIndex: row === keys.stop ? 0 : -1,
      'aria-current': row === keys.activeRow || undefined,
      'data-row': row,
      onClick,
      onKeyDown: keys.onKeyDown,
    }),
    getMoreProps: () => ({
      ref: more.button,
      type: 'button',
      'aria-disabled': found.isLoadingMore || undefined,
      onClick: more.press,
    }),
    actions: {
      select,
      setSort: choices.setSort,
      setFilters: filtered.setFilters,
      loadMore: found.loadMore,
      retry: found.retry,
    },
  }
}

const none: ReadonlySet<string> = new Set()

function ordersOf(places: readonly Place[]): readonly PlaceOrder[] {
  const has = (isKnown: (place: Place) => unknown, order: PlaceOrder): readonly PlaceOrder[] =>
    places.some(isKnown) ? [order] : []
  return [
    'relevance',
    ...has(({ distance }) => distance !== undefined, 'distance'),
    ...has(({ partner }) => partner?.review, 'rating'),
    ...has(({ fuelPrices }) => fuelPrices.length > 0, 'price'),
  ]
}

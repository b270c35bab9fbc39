'use client'

import type { GeoError, Place } from '@signpost/client'
import {
  type AriaAttributes,
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type KeyboardEvent,
  type LiHTMLAttributes,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { type DistanceOrigin, orderPlaces, type PlaceOrder } from '../domain/PlaceOrder.ts'
import type { QueryStatus } from '../domain/queryStatus.ts'
import type { RowBlock } from '../domain/rowBlocks.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { useFailure } from './place-search/useFailure.ts'
import { useLate } from './place-search/useLate.ts'
import { revealRow } from './revealRow.ts'
import type { SearchResultsOptions } from './search-results/SearchResultsOptions.ts'
import { useFoundPlaces } from './search-results/useFoundPlaces.ts'
import { useMore } from './search-results/useMore.ts'
import { useRowFocus } from './search-results/useRowFocus.ts'
import { useGivenOrOwn } from './useGivenOrOwn.ts'
import { useWindowedRows, type WindowedRows } from './useWindowedRows.ts'

export interface SearchResultsState
  extends Pick<WindowedRows, 'blocks' | 'isPartial' | 'showAll' | 'getGapProps'> {
  readonly status: QueryStatus
  /** In the order in which they are shown, each once. */
  readonly places: readonly Place[]
  /** Whether the places answer the question before, and stay only until this one is answered. */
  readonly isStale: boolean
  /** Whether there has been nothing to show for so long that it should be explained. */
  readonly isLate: boolean
  readonly error: GeoError | undefined
  /** Seconds until another try can help, counting down. */
  readonly retryIn: number | undefined
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** Whether it was the next places that failed; those before stay. */
  readonly isMoreFailed: boolean
  readonly selected: string | undefined
  readonly hovered: string | undefined
  readonly sort: PlaceOrder
  /** Whether the places say how far they are, so that they can be ordered by it. */
  readonly canSort: boolean
  readonly origin: DistanceOrigin
  readonly getListProps: () => HTMLAttributes<HTMLUListElement> & {
    readonly ref: RefObject<HTMLUListElement | null>
  }
  /** The item of a place. */
  readonly getItemProps: (row: number, block: RowBlock) => LiHTMLAttributes<HTMLLIElement>
  /** The button or link in an item, named by the place. */
  readonly getNameProps: (row: number) => ResultNameProps
  readonly getMoreProps: () => ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly ref: RefObject<HTMLButtonElement | null>
  }
  readonly actions: SearchResultsActions
}

export interface SearchResultsActions {
  readonly select: (place: Place) => void
  readonly setSort: (sort: PlaceOrder) => void
  readonly loadMore: () => void
  /** Asks again for what failed. */
  readonly retry: () => void
}

export interface ResultNameProps extends Pick<AriaAttributes, 'aria-current'> {
  readonly tabIndex: number
  readonly onClick: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** What a search finds as a list without looks: it is ordered, more of it comes, one place is selected and one hovered, arrow keys go from row to row. */
export function useSearchResults(options: SearchResultsOptions): SearchResultsState {
  const { connection } = useSignpost()
  const found = useFoundPlaces(options)
  const [selected, setSelected] = useGivenOrOwn<string | undefined>({
    isGiven: 'selected' in options,
    given: options.selected,
    first: undefined,
    onChange: options.onSelectedChange,
  })
  const [hovered, setHovered] = useGivenOrOwn<string | undefined>({
    isGiven: 'hovered' in options,
    given: options.hovered,
    first: undefined,
    onChange: options.onHoveredChange,
  })
  const [wanted, setSort] = useGivenOrOwn<PlaceOrder>({
    isGiven: options.sort !== undefined,
    given: options.sort ?? 'relevance',
    first: options.defaultSort ?? 'relevance',
    onChange: options.onSortChange,
  })
  const canSort = useMemo(
    () => found.places.some(({ distance }) => distance !== undefined),
    [found.places],
  )
  const sort = canSort ? wanted : 'relevance'
  const places = useMemo(() => orderPlaces(found.places, sort), [found.places, sort])
  const ids = useMemo(() => places.map(({ id }) => id), [places])

  const list = useRef<HTMLUListElement>(null)
  const rowFocus = useRowFocus(list, { ids, selected })
  const selectedRow = ids.indexOf(selected ?? '')
  const kept = selectedRow < 0 ? [rowFocus.stop] : [rowFocus.stop, selectedRow]
  const rows = useWindowedRows(list, { count: ids.length, whole: 200, kept })
  const more = useMore(found, options.more === 'scroll', rowFocus.focus)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice is brought into sight.
  useEffect(() => {
    const control = list.current?.querySelector(`[data-row="${selectedRow}"]`)
    const row = control?.closest('li')
    if (row) revealRow(row)
  }, [selected])

  const sendsUser = connection.wire.searchUserPosition && options.userPosition !== undefined
  const select = (place: Place): void => {
    setSelected(place.id)
    options.onSelect?.(place)
  }
  const idAt = (row: number): string | undefined => ids[row]

  return {
    ...rows,
    status: found.status,
    places,
    isStale: found.isStale,
    isLate: useLate(found.status === 'loading', 300),
    error: found.failure?.error,
    retryIn: useFailure(found.failure, true, undefined),
    hasMore: found.hasMore,
    isLoadingMore: found.isLoadingMore,
    isMoreFailed: found.isMoreFailed,
    selected,
    hovered,
    sort,
    canSort,
    origin: options.origin ?? (sendsUser ? 'user' : 'search'),
    getListProps: () => ({
      ref: list,
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) rowFocus.setFocused(undefined)
      },
    }),
    getItemProps: (row, block) => ({
      ...rows.getRowProps(row, block),
      onPointerEnter: () => setHovered(idAt(row)),
      onPointerLeave: () => setHovered(undefined),
      onFocus: () => {
        rowFocus.setFocused(idAt(row))
        setHovered(idAt(row))
      },
      onBlur: () => setHovered(undefined),
    }),
    getNameProps: (row) => {
      const place = places[row]
      return {
        tabIndex: row === rowFocus.stop ? 0 : -1,
        'aria-current': (place !== undefined && place.id === selected) || undefined,
        ...{ 'data-row': row },
        onClick: () => place && select(place),
        onKeyDown: (event) => rowFocus.onKeyDown(event, row),
      }
    },
    getMoreProps: () => ({
      ref: more.button,
      type: 'button',
      'aria-disabled': found.isLoadingMore || undefined,
      onClick: more.press,
    }),
    actions: { select, setSort, loadMore: found.loadMore, retry: found.retry },
  }
}

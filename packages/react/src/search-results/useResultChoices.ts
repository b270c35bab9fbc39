'use client'

import type { Place } from '@signpost/client'
import { useControllableState } from '../internals/useControllableState.ts'
import type { SearchResultsOptions } from './SearchResultsProps.ts'
import type { PlaceOrder } from './sortPlaces.ts'

export interface ResultChoices {
  readonly selected: string | null
  readonly select: (place: Place) => void
  readonly hovered: string | null
  readonly setHovered: (id: string | null) => void
  readonly sort: PlaceOrder
  readonly setSort: (sort: PlaceOrder) => void
}

/** The selected and the hovered place and the order of a list, each controlled by the app or by the list. */
export function useResultChoices(options: SearchResultsOptions): ResultChoices {
  const [selected, setSelected] = useControllableState<string | null>({
    value: options.selected,
    defaultValue: options.defaultSelected ?? null,
    onChange: options.onSelectedChange,
  })
  const [hovered, setHovered] = useControllableState<string | null>({
    value: options.hovered,
    defaultValue: null,
    onChange: options.onHoveredChange,
  })
  const [sort, setSort] = useControllableState<PlaceOrder>({
    value: options.sort,
    defaultValue: options.defaultSort ?? 'relevance',
    onChange: options.onSortChange,
  })
  const select = (place: Place): void => {
    setSelected(place.id)
    options.onSelect?.(place)
  }
  return { selected, select, hovered, setHovered, sort, setSort }
}

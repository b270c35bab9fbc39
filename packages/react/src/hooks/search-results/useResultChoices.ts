'use client'

import type { Place } from '@signpost/client'
import type { PlaceOrder } from '../../domain/PlaceOrder.ts'
import { useGivenOrOwn } from '../useGivenOrOwn.ts'
import type { SearchResultsOptions } from './SearchResultsOptions.ts'

export interface ResultChoices {
  readonly selected: string | undefined
  readonly select: (place: Place) => void
  readonly hovered: string | undefined
  readonly setHovered: (id: string | undefined) => void
  readonly sort: PlaceOrder
  readonly setSort: (sort: PlaceOrder) => void
}

/** What the user has chosen in a list of places: the app's where it decides, else the list's own. */
export function useResultChoices(options: SearchResultsOptions): ResultChoices {
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
  const [sort, setSort] = useGivenOrOwn<PlaceOrder>({
    isGiven: options.sort !== undefined,
    given: options.sort ?? 'relevance',
    first: options.defaultSort ?? 'relevance',
    onChange: options.onSortChange,
  })
  const select = (place: Place): void => {
    setSelected(place.id)
    options.onSelect?.(place)
  }
  return { selected, select, hovered, setHovered, sort, setSort }
}

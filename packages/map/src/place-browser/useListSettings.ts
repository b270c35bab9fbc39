'use client'

import type { Coordinate } from '@signpost/client'
import {
  type PlaceOrder,
  type ResultFilters,
  type SearchResultsProps,
  useMessages,
} from '@signpost/react'
import { searchResultsEnglish, useControllableState } from '@signpost/react/internal'
import { useState } from 'react'
import type { PlaceBrowserProps } from './PlaceBrowserProps.ts'
import type { PlaceBrowserState } from './usePlaceBrowser.ts'

export interface ListSettings {
  /** The filters and the order of the list. They stay while a place is open; a new search starts without them. */
  readonly settings: SearchResultsProps
  /** Searches for a text. In "cafe open now", the last words set the filter of this name, and only the first one is searched for. */
  readonly search: (text: string, near?: Coordinate) => void
}

/** The settings of the list, and the search that sets them. */
export function useListSettings(
  results: NonNullable<PlaceBrowserProps['results']>,
  { value: { query }, search }: PlaceBrowserState,
): ListSettings {
  const { openNow } = useMessages('searchResults', searchResultsEnglish, results.messages)
  // The query whose text named the filter.
  const [open, setOpen] = useState<string>()
  const isOpen = open !== undefined && open === query
  const resetOn = `${isOpen} ${query}`
  const [filters, onFiltersChange] = useControllableState({
    value: results.filters,
    defaultValue: isOpen ? onlyOpen : (results.defaultFilters ?? noFilters),
    onChange: results.onFiltersChange,
    resetOn,
  })
  const [sort, onSortChange] = useControllableState<PlaceOrder>({
    value: results.sort,
    defaultValue: results.defaultSort ?? 'relevance',
    onChange: results.onSortChange,
    resetOn,
  })
  return {
    settings: { filters, onFiltersChange, sort, onSortChange },
    search(text, near) {
      const rest = results.filterOptions?.includes('open') && without(text, openNow)
      setOpen(rest || undefined)
      search(rest || text, near)
    },
  }
}

const noFilters: ResultFilters = {}
const onlyOpen: ResultFilters = { open: true }

/** The text without a phrase; undefined if it does not have the phrase. */
function without(text: string, phrase: string): string | undefined {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  return at < 0 ? undefined : `${text.slice(0, at)}${text.slice(at + phrase.length)}`.trim()
}

'use client'

import type { ReactNode } from 'react'
import { Button } from '../kit/Button.tsx'
import type { ResultFilters } from './resultFilters.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'
import type { SearchResultsState } from './useSearchResults.ts'

export interface ResultsFootProps {
  readonly state: SearchResultsState
  readonly messages: SearchResultsMessages
  /** Formats a number in the user's language. */
  readonly write: (count: number) => string
}

/** The end of a list of places: the buttons that show hidden places, load more places, and render all rows. */
export function ResultsFoot({ state, messages, write }: ResultsFootProps): ReactNode {
  const { places, isPartial, hasMore, isLoadingMore, isMoreFailed, filters } = state
  const count = places.length
  const offersMore = hasMore && !isMoreFailed
  const hidesUnknown = state.withoutHours + state.withoutRating > 0
  // While there may be more places, they are the next step. The filters above can be changed at any time.
  const hidesAll = state.isFiltered && count === 0 && !offersMore
  if (!isPartial && !offersMore && !hidesAll && !hidesUnknown) return null
  const filterButton = (label: string, next: ResultFilters): ReactNode => (
    <Button
      onClick={({ currentTarget }) => {
        // The button disappears when pressed: move the focus to a filter first.
        const list = currentTarget.closest('[data-signpost]')
        list?.querySelector<HTMLElement>('[data-part="chip"]')?.focus()
        state.actions.setFilters(next)
      }}
    >
      {label}
    </Button>
  )
  return (
    <div data-part="footer">
      {hidesUnknown && filterButton(messages.showUnknown, { ...filters, unknown: true })}
      {hidesAll && filterButton(messages.clearFilters, {})}
      {offersMore && (
        <button {...state.getMoreProps()} data-part="action">
          {isLoadingMore ? messages.loadingMore : messages[count > 0 ? 'more' : 'searchOn']}
        </button>
      )}
      {isPartial && (
        <Button onClick={state.showAll}>{messages.showAll(count, write(count))}</Button>
      )}
    </div>
  )
}

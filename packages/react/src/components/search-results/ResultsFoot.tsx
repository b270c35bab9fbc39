'use client'

import type { ReactNode } from 'react'
import type { SearchResultsState } from '../../hooks/useSearchResults.ts'
import type { SearchResultsMessages } from '../../messages/search-results/SearchResultsMessages.ts'

export interface ResultsFootProps {
  readonly state: SearchResultsState
  readonly words: SearchResultsMessages
  /** Writes a number as the user's language does. */
  readonly write: (count: number) => string
}

/** Where a list of places ends: the buttons for more of it, and for the rows that are left out of the page. */
export function ResultsFoot({ state, words, write }: ResultsFootProps): ReactNode {
  const { places, isPartial, hasMore, isLoadingMore, isMoreFailed } = state
  const count = places.length
  const offersMore = hasMore && !isMoreFailed
  if (!isPartial && !offersMore) return null
  return (
    <div data-part="results-foot">
      {offersMore && (
        <button {...state.getMoreProps()} data-part="action">
          {isLoadingMore ? words.loadingMore : words[count > 0 ? 'more' : 'searchOn']}
        </button>
      )}
      {isPartial && (
        <button type="button" data-part="action" onClick={state.showAll}>
          {words.showAll(count, write(count))}
        </button>
      )}
    </div>
  )
}

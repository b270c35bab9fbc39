'use client'

import { type ReactNode, useId } from 'react'
import { ResultsFilters, type ResultsFiltersProps } from './ResultsFilters.tsx'
import type { PlaceOrder } from './sortPlaces.ts'
import type { SearchResultsState } from './useSearchResults.ts'

export interface ResultsHeadProps extends ResultsFiltersProps {
  readonly state: SearchResultsState
  /** The formatted number of places. */
  readonly count: string
  /** The label of the point that distances are measured from. */
  readonly from: string
}

/** The order of the places and their filters in one line, as far as there is a choice, and the number of places. */
export function ResultsHead({ count, from, ...props }: ResultsHeadProps): ReactNode {
  const id = useId()
  const { state, messages } = props
  const { orders, sort, places, actions } = state
  const isMeasured = places.some(({ distance }) => distance !== undefined)
  const names: Readonly<Record<PlaceOrder, string>> = {
    relevance: messages.relevance,
    distance: messages.byDistance(from),
    rating: messages.byRating,
    price: messages.byPrice,
  }
  return (
    <div data-part="header">
      <div data-part="controls">
        {orders.length > 1 && state.total > 1 && (
          <>
            <label htmlFor={id} data-hidden="">
              {messages.sort}
            </label>
            <select
              id={id}
              data-part="select"
              value={sort}
              onChange={({ target }) =>
                actions.setSort(orders[target.selectedIndex] ?? 'relevance')
              }
            >
              {orders.map((order) => (
                <option key={order} value={order}>
                  {names[order]}
                </option>
              ))}
            </select>
          </>
        )}
        <ResultsFilters {...props} />
      </div>
      <span data-part="count">{count}</span>
      {isMeasured && <span data-part="note">{messages.byDistance(from)}</span>}
    </div>
  )
}

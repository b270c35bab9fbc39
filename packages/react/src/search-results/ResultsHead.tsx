'use client'

import { type ReactNode, useId } from 'react'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'
import type { PlaceOrder } from './sortPlaces.ts'
import type { SearchResultsState } from './useSearchResults.ts'

export interface ResultsHeadProps {
  readonly state: Pick<SearchResultsState, 'orders' | 'sort' | 'places' | 'actions'>
  /** The formatted number of places. */
  readonly count: string
  /** The label of the point that distances are measured from. */
  readonly from: string
  readonly messages: SearchResultsMessages
}

/** The number of places, and a select for their order if there is a choice. */
export function ResultsHead({ state, count, from, messages }: ResultsHeadProps): ReactNode {
  const id = useId()
  const { orders, sort, places, actions } = state
  const names: Readonly<Record<PlaceOrder, string>> = {
    relevance: messages.relevance,
    distance: messages.byDistance(from),
    rating: messages.byRating,
    price: messages.byPrice,
  }
  return (
    <div data-part="header">
      <span data-part="count">{count}</span>
      {orders.length > 1 && places.length > 1 && (
        <span data-part="sort">
          <label htmlFor={id}>{messages.sort}</label>
          <select
            id={id}
            data-part="select"
            value={sort}
            onChange={({ target }) => actions.setSort(orders[target.selectedIndex] ?? 'relevance')}
          >
            {orders.map((order) => (
              <option key={order} value={order}>
                {names[order]}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  )
}

'use client'

import { type ReactNode, useId } from 'react'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'
import type { PlaceOrder } from './sortPlaces.ts'
import type { SearchResultsState } from './useSearchResults.ts'

export interface ResultsHeadProps {
  readonly state: Pick<
    SearchResultsState,
    'canSort' | 'canSortByRating' | 'sort' | 'places' | 'actions'
  >
  /** The formatted number of places. */
  readonly count: string
  /** The label of the point that distances are measured from. */
  readonly from: string
  readonly messages: SearchResultsMessages
}

/** The number of places, and a select for their order if there is a choice. */
export function ResultsHead({ state, count, from, messages }: ResultsHeadProps): ReactNode {
  const id = useId()
  const { canSort, canSortByRating, sort, places, actions } = state
  return (
    <div data-part="header">
      <span data-part="count">{count}</span>
      {(canSort || canSortByRating) && places.length > 1 && (
        <span data-part="sort">
          <label htmlFor={id}>{messages.sort}</label>
          <select
            id={id}
            data-part="select"
            value={sort}
            onChange={({ target }) =>
              actions.setSort(orders.find((order) => order === target.value) ?? 'relevance')
            }
          >
            <option value="relevance">{messages.relevance}</option>
            {canSort && <option value="distance">{messages.byDistance(from)}</option>}
            {canSortByRating && <option value="rating">{messages.byRating}</option>}
          </select>
        </span>
      )}
    </div>
  )
}

const orders: readonly PlaceOrder[] = ['relevance', 'distance', 'rating']

'use client'

import type { ReactNode } from 'react'
import { type FuelMessages, fuelName } from '../domain/fuelPrices.ts'
import type { ResultFilterOption } from './resultFilters.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'
import type { SearchResultsState } from './useSearchResults.ts'

export interface ResultsFiltersProps {
  readonly state: Pick<SearchResultsState, 'filters' | 'filterOptions' | 'isFiltered' | 'actions'>
  readonly messages: SearchResultsMessages
  readonly fuelMessages: FuelMessages
  /** Formats a number in the user's language. */
  readonly write: (count: number) => string
}

/** The minimum rating of the rating filter, of 5. */
const goodRating = 4

/** The filters of a list, as toggle chips. */
export function ResultsFilters({
  state,
  messages,
  fuelMessages,
  write,
}: ResultsFiltersProps): ReactNode {
  const { filters, filterOptions: options, actions } = state
  const { categories = [], brands = [] } = filters
  const change = (part: typeof filters): void => actions.setFilters({ ...filters, ...part })
  const rating = filters.rating || goodRating
  const chips = [
    ...(options.open
      ? [chip('open', messages.openNow, filters.open, () => change({ open: !filters.open }))]
      : []),
    ...(options.rating
      ? [
          chip('rating', messages.rated(write(rating)), Boolean(filters.rating), () =>
            change({ rating: filters.rating ? undefined : rating }),
          ),
        ]
      : []),
    ...options.fuels.map((grade) =>
      chip(grade, fuelName(grade, fuelMessages), filters.fuel === grade, () =>
        change({ fuel: filters.fuel === grade ? undefined : grade }),
      ),
    ),
    ...options.categories.map((option) =>
      chip(option, option.name, categories.includes(option.key), () =>
        change({ categories: toggled(categories, option.key) }),
      ),
    ),
    ...options.brands.map((option) =>
      chip(option, option.name, brands.includes(option.key), () =>
        change({ brands: toggled(brands, option.key) }),
      ),
    ),
  ]
  if (chips.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends.
    <div role="group" aria-label={messages.filters} data-part="filters">
      {chips}
      {state.isFiltered && (
        <button
          type="button"
          data-part="reset"
          onClick={({ currentTarget }) => {
            // The button disappears when pressed: move the focus to another filter.
            const { firstElementChild } = currentTarget.parentElement ?? {}
            if (firstElementChild instanceof HTMLElement) firstElementChild.focus()
            actions.setFilters({})
          }}
        >
          {messages.clearFilters}
        </button>
      )}
    </div>
  )
}

function chip(
  of: ResultFilterOption | string,
  name: string,
  isPressed: boolean | undefined,
  onClick: () => void,
): ReactNode {
  return (
    <button
      key={typeof of === 'string' ? of : `=${of.key}`}
      type="button"
      data-part="chip"
      aria-pressed={isPressed === true}
      onClick={onClick}
    >
      <bdi>{name}</bdi>
    </button>
  )
}

function toggled(chosen: readonly string[], key: string): readonly string[] {
  return chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]
}

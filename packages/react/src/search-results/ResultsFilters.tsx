'use client'

import { type ReactElement, useState } from 'react'
import { type FuelMessages, fuelName } from '../domain/fuelPrices.ts'
import { Button } from '../kit/Button.tsx'
import type { ResultFilterOption } from './resultFilters.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'
import type { SearchResultsState } from './useSearchResults.ts'

export interface ResultsFiltersProps {
  readonly state: Pick<
    SearchResultsState,
    'filters' | 'filterOptions' | 'isFiltered' | 'places' | 'actions'
  >
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
}: ResultsFiltersProps): ReactElement | null {
  const { filters, filterOptions: options, actions } = state
  const { categories = [], brands = [] } = filters
  const change = (part: typeof filters): void =>
    actions.setFilters({ ...filters, unknown: undefined, ...part })
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
  // The filters of a list to which the user returns come first; those that are pressed later stay where they are.
  const [first] = useState(() => chips.filter(isPressed).map(({ key }) => key))
  chips.sort((a, b) => Number(first.includes(b.key)) - Number(first.includes(a.key)))
  if (chips.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends.
    <div role="group" aria-label={messages.filters} data-part="filters">
      {chips}
      {state.isFiltered && state.places.length > 0 && (
        <Button
          part="reset"
          onClick={({ currentTarget }) => {
            // The button disappears when pressed: move the focus to another filter.
            const { firstElementChild } = currentTarget.parentElement ?? {}
            if (firstElementChild instanceof HTMLElement) firstElementChild.focus()
            actions.setFilters({})
          }}
        >
          {messages.clearFilters}
        </Button>
      )}
    </div>
  )
}

function chip(
  of: ResultFilterOption | string,
  name: string,
  isOn: boolean | undefined,
  onClick: () => void,
): ReactElement<{ 'aria-pressed': boolean }> {
  return (
    <Button
      key={typeof of === 'string' ? of : `=${of.key}`}
      part="chip"
      aria-pressed={isOn === true}
      onClick={onClick}
    >
      <bdi>{name}</bdi>
    </Button>
  )
}

function isPressed({ props }: ReturnType<typeof chip>): boolean {
  return props['aria-pressed']
}

function toggled(chosen: readonly string[], key: string): readonly string[] {
  return chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]
}

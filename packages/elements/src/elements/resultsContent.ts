import openingHours from '@signpost/react/opening-hours.css?inline'
import partnerReview from '@signpost/react/partner-review.css?inline'
import { SearchResults } from '@signpost/react/search-results'
import searchResults from '@signpost/react/search-results.css?inline'
import travelTime from '@signpost/react/travel-time.css?inline'
import { createElement, type ReactNode } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import type { EmitEvent } from '../element/PropertyElement.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import { hoverProps, selectionProps, travelTimeOf } from './placeProps.ts'
import type { SignpostResultsElement, SignpostResultsEvents } from './SignpostResultsElement.ts'

const styles: readonly string[] = [
  ...kitStyles,
  openingHours,
  partnerReview,
  searchResults,
  travelTime,
]

/** The content of `<signpost-results>`. */
export function resultsContent(
  host: SignpostResultsElement,
  emit: EmitEvent<SignpostResultsEvents>,
): ElementContent {
  const render = (): ReactNode => {
    const { query, suggestion, places, brands, categories } = host
    // Nothing was requested yet.
    if ([query, suggestion, places, brands, categories].every((one) => one === undefined)) {
      return null
    }
    return createElement(SearchResults, {
      query: suggestion?.line1 ?? query,
      searchFilter: suggestion?.searchFilter,
      userPosition: host.userPosition,
      limit: host.limit,
      brands,
      categories,
      ...(places !== undefined && { places }),
      ...selectionProps(host, emit),
      onSelect: (place) => emit('signpost-select', { place }),
      ...hoverProps(host, emit),
      sort: host.sort ?? 'relevance',
      onSortChange: (sort) => {
        host.sort = sort
        emit('signpost-sort-change', { sort })
      },
      origin: host.origin,
      more: host.more,
      filterOptions: host.filterOptions,
      fuelUnit: host.fuelUnit,
      live: host.live,
      travelTime: travelTimeOf(host),
      inside: host.inside,
      withinMinutes: host.withinMinutes,
      label: host.label,
      href: host.href,
    })
  }
  return { styles, render }
}

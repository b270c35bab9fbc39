import openingHours from '@signpost/react/opening-hours.css?inline'
import partnerReview from '@signpost/react/partner-review.css?inline'
import { SearchResults } from '@signpost/react/search-results'
import searchResults from '@signpost/react/search-results.css?inline'
import travelTime from '@signpost/react/travel-time.css?inline'
import type { ElementContent } from '../element/ContentElement.ts'
import { tagContent } from '../element/tagContent.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import { travelTimeOf } from './placeProps.ts'
import type { ResultsTag } from './SignpostResultsElement.ts'

export const events = {
  /** The user has chosen a place, possibly the selected one again. */
  onSelect: ['place'],
  /** Another place is selected, or none. */
  onSelectedChange: 'selected',
  /** The pointer or the focus has moved to another place, or to none. */
  onHoveredChange: 'hovered',
  /** The user has chosen another order. */
  onSortChange: 'sort',
} as const

/** The content of `<signpost-results>`. */
export const content: ElementContent = tagContent<ResultsTag>(
  events,
  [...kitStyles, openingHours, partnerReview, searchResults, travelTime],
  (
    { places, suggestion, selected = null, hovered = null, sort = 'relevance', ...props },
    element,
  ) => {
    const { query, brands, categories } = props
    // Nothing was requested yet.
    if ([query, suggestion, places, brands, categories].every((one) => one === undefined)) {
      return null
    }
    return (
      <SearchResults
        {...props}
        {...(places !== undefined && { places })}
        query={suggestion?.line1 ?? query}
        searchFilter={suggestion?.searchFilter}
        selected={selected}
        hovered={hovered}
        sort={sort}
        travelTime={travelTimeOf(element)}
      />
    )
  },
)

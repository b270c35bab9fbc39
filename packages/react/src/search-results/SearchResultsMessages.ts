import { pluralOf } from '../messages/plural.ts'

const plural = pluralOf('en')

export const en = {
  /** The label of the list. */
  list: 'Search results',
  /** Shown before the first search. */
  idle: 'Places appear here when you search.',
  loading: 'Searching…',
  /** The number of places: "10+" in `shown` when there may be more. */
  found: (count: number, shown: string): string =>
    plural(count, { one: `${shown} place`, other: `${shown} places` }),
  nothing: 'No results',
  /** The button of an empty list, when the app sets `onEdit`. */
  edit: 'Edit search',
  nothingAdvice: 'Check the spelling, or search somewhere else.',
  /** Replaces `nothingAdvice` when brands or categories are chosen. */
  nothingChosenAdvice: 'Check the spelling, choose fewer filters, or search somewhere else.',
  /** Shown when all places are outside the zone. */
  nothingInside: 'No places in this area',
  nothingInsideAdvice: 'Try another search.',
  unnamed: 'Unnamed place',
  sort: 'Sort by',
  relevance: 'Relevance',
  /** The label of the order by distance; `from` is one of the four origins below. */
  byDistance: (from: string): string => `Distance ${from}`,
  byRating: 'Rating',
  /** The order by the price of fuel. */
  byPrice: 'Price',
  /** Marks the station with the lowest price. */
  cheapest: 'Cheapest',
  /** The label of the filters. */
  filters: 'Filters',
  openNow: 'Open now',
  rated: (rating: string): string => `Rated ${rating} and up`,
  clearFilters: 'Clear filters',
  /** The number of places that pass the filters; `of` is `found`. */
  filtered: (shown: string, of: string): string => `${shown} of ${of}`,
  nonePasses: 'Nothing matches your filters.',
  hoursUnknown: (count: number, shown: string): string =>
    plural(count, {
      one: `${shown} place is hidden: its hours aren’t known.`,
      other: `${shown} places are hidden: their hours aren’t known.`,
    }),
  ratingUnknown: (count: number, shown: string): string =>
    plural(count, {
      one: `${shown} place is hidden: it has no rating.`,
      other: `${shown} places are hidden: they have no rating.`,
    }),
  /** The button that shows the hidden places, too. */
  showUnknown: 'Show anyway',
  /** Shown when the list loads more places only on request. */
  bounded: 'There may be more.',
  fromYou: 'from you',
  fromMapCenter: 'from the map’s center',
  fromSearchCenter: 'from the search center',
  fromPlace: (name: string): string => `from ${name}`,
  more: 'Show more',
  /** Replaces `more` when nothing was found so far. */
  searchOn: 'Search further',
  loadingMore: 'Loading more…',
  /** Shown when the next places failed to load; the earlier ones stay. */
  moreFailed: 'Couldn’t load more.',
  /** Shown when a refresh failed; the older places stay. */
  refreshFailed: 'These results may be out of date.',
  showAll: (_count: number, shown: string): string => `Show all ${shown} places`,
  failed: 'Search isn’t working right now.',
}

/** The messages of search results. Messages get a number twice: as a number, for its plural, and formatted. */
export interface SearchResultsMessages extends Readonly<typeof en> {}

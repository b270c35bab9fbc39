import { pluralOf } from '../messages/plural.ts'

/** The messages of search results. A number is passed twice: as a number, for its plural, and formatted. */
export interface SearchResultsMessages {
  /** The label of the list. */
  readonly list: string
  /** Shown before the first search. */
  readonly idle: string
  readonly loading: string
  readonly found: (count: number, shown: string) => string
  /** The same when there may be more. */
  readonly foundSoFar: (count: number, shown: string) => string
  readonly nothing: string
  readonly nothingAdvice: string
  /** The same when brands or categories are chosen. */
  readonly nothingChosenAdvice: string
  readonly unnamed: string
  readonly sort: string
  readonly relevance: string
  /** The order in which the nearest comes first; `from` is one of the next four. */
  readonly byDistance: (from: string) => string
  readonly byRating: string
  /** The label of the filters. */
  readonly filters: string
  readonly openNow: string
  readonly rated: (rating: string) => string
  readonly clearFilters: string
  /** The number of places that pass the filters; `of` is one of the two counts above. */
  readonly filtered: (shown: string, of: string) => string
  readonly nonePasses: string
  readonly hoursUnknown: (count: number, shown: string) => string
  readonly ratingUnknown: (count: number, shown: string) => string
  /** There may be more, which the list loads only on request. */
  readonly bounded: string
  readonly fromYou: string
  readonly fromMapCenter: string
  readonly fromSearchCenter: string
  readonly fromPlace: (name: string) => string
  readonly more: string
  /** The same when nothing was found so far. */
  readonly searchOn: string
  readonly loadingMore: string
  /** Loading the next places failed; the earlier ones stay. */
  readonly moreFailed: string
  /** Refreshing the places failed; the older ones stay. */
  readonly refreshFailed: string
  readonly showAll: (count: number, shown: string) => string
  readonly failed: string
}

const plural = pluralOf('en')

export const en: SearchResultsMessages = {
  list: 'Search results',
  idle: 'Places appear here when you search.',
  loading: 'Searching…',
  found: (count, shown) => plural(count, { one: `${shown} place`, other: `${shown} places` }),
  foundSoFar: (count, shown) =>
    plural(count, { one: `${shown} place so far`, other: `${shown} places so far` }),
  nothing: 'No places found',
  nothingAdvice: 'Check the spelling, or look somewhere else.',
  nothingChosenAdvice: 'Check the spelling, choose less, or look somewhere else.',
  unnamed: 'Place without a name',
  sort: 'Sort by',
  relevance: 'Relevance',
  byDistance: (from) => `Distance ${from}`,
  byRating: 'Rating',
  filters: 'Filters',
  openNow: 'Open now',
  rated: (rating) => `Rated ${rating} and up`,
  clearFilters: 'Clear filters',
  filtered: (shown, of) => `${shown} of ${of}`,
  nonePasses: 'No place here passes the filters.',
  hoursUnknown: (count, shown) =>
    plural(count, {
      one: `${shown} place is not shown: it is not known whether it is open.`,
      other: `${shown} places are not shown: it is not known whether they are open.`,
    }),
  ratingUnknown: (count, shown) =>
    plural(count, {
      one: `${shown} place is not shown: it has no rating.`,
      other: `${shown} places are not shown: they have no rating.`,
    }),
  bounded: 'There may be more further on.',
  fromYou: 'from you',
  fromMapCenter: 'from the map’s centre',
  fromSearchCenter: 'from the centre of the search',
  fromPlace: (name) => `from ${name}`,
  more: 'More places',
  searchOn: 'Keep looking',
  loadingMore: 'Loading more…',
  moreFailed: 'The next places did not come.',
  refreshFailed: 'These places may be out of date.',
  showAll: (_count, shown) => `Show all ${shown} places`,
  failed: 'The search did not work.',
}

import { pluralOf } from '../plural.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'

const plural = pluralOf('en')

export const en: SearchResultsMessages = {
  list: 'Search results',
  idle: 'Places appear here when you search.',
  loading: 'Searching…',
  found: (count, shown) => plural(count, { one: `${shown} place`, other: `${shown} places` }),
  foundSoFar: (count, shown) =>
    plural(count, { one: `${shown} place so far`, other: `${shown} places so far` }),
  nothing: 'No places found',
  nothingAdvice: 'Check the spelling, choose less, or look somewhere else.',
  unnamed: 'Place without a name',
  sort: 'Sort by',
  relevance: 'Relevance',
  byDistance: (from) => `Distance ${from}`,
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
  offline: 'You are offline. The search goes on when you are back.',
  keyRefused: 'The search is not available here.',
  tooMany: (seconds, shown) =>
    plural(seconds, {
      one: `Too many searches. Try again in ${shown} second.`,
      other: `Too many searches. Try again in ${shown} seconds.`,
    }),
  failed: 'The search did not work.',
  retry: 'Try again',
}

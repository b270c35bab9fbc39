export type { DistanceOrigin, PlaceOrder } from '../../domain/PlaceOrder.ts'
export type { SearchResultsOptions } from '../../hooks/search-results/SearchResultsOptions.ts'
export {
  type ResultNameProps,
  type SearchResultsActions,
  type SearchResultsState,
  useSearchResults,
} from '../../hooks/useSearchResults.ts'
export type { SearchResultsMessages } from '../../messages/search-results/SearchResultsMessages.ts'
export { ResultFacts, type ResultFactsProps } from './ResultFacts.tsx'
export { SearchResults } from './SearchResults.tsx'
export type {
  SearchResultsClassNames,
  SearchResultsProps,
  SearchResultsSlots,
} from './SearchResultsProps.ts'

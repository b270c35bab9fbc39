export { FuelStationList } from './FuelStationList.tsx'
export { ResultFacts, type ResultFactsProps, type ResultFuel } from './ResultFacts.tsx'
export { gradesOf, type RankedFuelStations, rankFuelStations } from './rankFuelStations.ts'
export type {
  ResultFilterKind,
  ResultFilterOption,
  ResultFilterOptions,
  ResultFilters,
} from './resultFilters.ts'
export { SearchResults } from './SearchResults.tsx'
export type { SearchResultsMessages } from './SearchResultsMessages.ts'
export type {
  ResultLinkProps,
  SearchResultsClassNames,
  SearchResultsOptions,
  SearchResultsProps,
  SearchResultsSlots,
} from './SearchResultsProps.ts'
export { type AllSearchParameters, searchParameters } from './searchParameters.ts'
export type { DistanceOrigin, PlaceOrder } from './sortPlaces.ts'
export {
  type ResultNameProps,
  type SearchResultsActions,
  type SearchResultsState,
  useSearchResults,
} from './useSearchResults.ts'

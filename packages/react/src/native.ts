// Everything that needs no DOM, for React Native: the provider, the hooks, and the engine of the search box.
export { type Clock, systemClock } from '@signpost/client/domain'
export type { Incomplete } from './domain/Incomplete.ts'
export type { PlaceChoice } from './domain/PlaceChoice.ts'
export { type QueryState, type QueryStatus, queryStatus } from './domain/queryStatus.ts'
export type { RequestFrequency } from './domain/RequestFrequency.ts'
export type { SuggestionItem } from './domain/suggestionItems.ts'
export { useBrands } from './hooks/useBrands.ts'
export { useCategories } from './hooks/useCategories.ts'
export { useDirections } from './hooks/useDirections.ts'
export { useForwardGeocode } from './hooks/useForwardGeocode.ts'
export type { QueryHookOptions } from './hooks/useGeoQuery.ts'
export { useReverseGeocode } from './hooks/useReverseGeocode.ts'
export {
  type RouteLeg,
  type RouteLegs,
  type RouteLegsParameters,
  type RouteSection,
  useRouteLegs,
} from './hooks/useRouteLegs.ts'
export { type SearchHookOptions, useSearch } from './hooks/useSearch.ts'
export { useSuggestions } from './hooks/useSuggestions.ts'
export type { Failure } from './internals/failureOf.ts'
export { type Notice, type OperationMessages, useNotice } from './internals/notice/useNotice.ts'
export {
  type QueryResult,
  type QueryStatusResult,
  useQueryStatus,
} from './internals/useQueryStatus.ts'
export type { Messages, PartialMessages, ReactMessages } from './messages/Messages.ts'
export type { AmendRows } from './place-search/engine.ts'
export type { PlaceSearchEvent } from './place-search/PlaceSearchEvent.ts'
export type {
  CoordinateItem,
  CustomItem,
  EditItem,
  LocateItem,
  LocationProgress,
  PlaceSearchItem,
  SavedItem,
} from './place-search/PlaceSearchItem.ts'
export type { PlaceSearchMessages } from './place-search/PlaceSearchMessages.ts'
export type { Selection } from './place-search/PlaceSearchOptions.ts'
export type { PlaceSearchStatus } from './place-search/PlaceSearchState.ts'
export type { PlaceSearchValue } from './place-search/PlaceSearchValue.ts'
export { type RowText, rowText } from './place-search/rowText.ts'
export type { PlaceStorage, RecentPlaces, SavedPlace } from './place-search/SavedPlace.ts'
export type { PlaceSearchGroup } from './place-search/sources/combine.ts'
export {
  type BuiltInSource,
  coordinates,
  defineSource,
  type ItemsQuery,
  location,
  type PlaceSearchSource,
  type PlaceSearchSourceOption,
  pinned,
  recent,
  type ServiceSourceOptions,
  type SourceContext,
  service,
} from './place-search/sources/Source.ts'
export {
  type PlaceSearchEngineActions,
  type PlaceSearchEngineOptions,
  type PlaceSearchEngineState,
  usePlaceSearchEngine,
} from './place-search/usePlaceSearchEngine.ts'
export * from './provider.ts'

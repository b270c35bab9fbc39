export { AddressText, type AddressTextProps } from './components/address-text/AddressText.tsx'
export * from './components/fuel-prices/index.ts'
export * from './components/fuel-station-list/index.ts'
export * from './components/locate-button/index.ts'
export * from './components/maneuver-list/index.ts'
export * from './components/opening-hours/index.ts'
export * from './components/partner-review/index.ts'
export * from './components/photo-gallery/index.ts'
export * from './components/place-card/index.ts'
export * from './components/place-details/index.ts'
export {
  HighlightedText,
  type HighlightedTextProps,
} from './components/place-search/HighlightedText.tsx'
export { PlaceSearch } from './components/place-search/PlaceSearch.tsx'
export {
  PlaceSearchNotice,
  type PlaceSearchNoticeProps,
} from './components/place-search/PlaceSearchNotice.tsx'
export type {
  PlaceSearchClassNames,
  PlaceSearchHandle,
  PlaceSearchProps,
  PlaceSearchSlots,
} from './components/place-search/PlaceSearchProps.ts'
export { SuggestionRow, type SuggestionRowProps } from './components/place-search/SuggestionRow.tsx'
export * from './components/reverse-geocode/index.ts'
export * from './components/route-options/index.ts'
export * from './components/route-summary/index.ts'
export { type Clock, systemClock } from './domain/Clock.ts'
export type { Incomplete } from './domain/Incomplete.ts'
export type { Near } from './domain/near.ts'
export type { PlaceSearchStatus } from './domain/placeSearchStatus.ts'
export { type QueryState, type QueryStatus, queryStatus } from './domain/queryStatus.ts'
export type { SavedPlace } from './domain/SavedPlace.ts'
export type { SuggestionItem } from './domain/suggestionItems.ts'
export type {
  PlaceSearchAnalytics,
  RankedSuggestion,
} from './hooks/place-search/PlaceSearchAnalytics.ts'
export type { PlaceSearchGetters } from './hooks/place-search/PlaceSearchGetters.ts'
export type {
  CoordinateItem,
  EditItem,
  LocateItem,
  PlaceSearchItem,
  SavedItem,
} from './hooks/place-search/PlaceSearchItem.ts'
export type { PlaceSearchOptions, Selection } from './hooks/place-search/PlaceSearchOptions.ts'
export type { PlaceSearchActions, PlaceSearchState } from './hooks/place-search/PlaceSearchState.ts'
export type { PlaceStorage, RecentPlaces } from './hooks/place-search/PlaceStorage.ts'
export type { LocationProgress } from './hooks/place-search/useUserPosition.ts'
export { useBrands } from './hooks/useBrands.ts'
export { useCategories } from './hooks/useCategories.ts'
export { useDirections } from './hooks/useDirections.ts'
export { useForwardGeocode } from './hooks/useForwardGeocode.ts'
export type { QueryHookOptions, QueryOverrides } from './hooks/useGeoQuery.ts'
export { type PlaceSearchBox, usePlaceSearch } from './hooks/usePlaceSearch.ts'
export { useReverseGeocode } from './hooks/useReverseGeocode.ts'
export { type SearchHookOptions, type SearchOverrides, useSearch } from './hooks/useSearch.ts'
export { useSuggestions } from './hooks/useSuggestions.ts'
export type { Messages, PartialMessages, ReactMessages } from './messages/Messages.ts'
export type { PlaceSearchMessages } from './messages/place-search/PlaceSearchMessages.ts'
export { type PluralForms, pluralOf } from './messages/plural.ts'
export type { SavedPlacesMessages } from './messages/saved-places/SavedPlacesMessages.ts'
export { SignpostProvider, type SignpostProviderProps } from './provider/SignpostProvider.tsx'
export type { Signpost, TimeZoneAt } from './provider/settings.ts'
export { useMessages } from './provider/useMessages.ts'
export { useSignpost } from './provider/useSignpost.ts'
export type { PlaceDetails } from './queries/placeDetails.ts'

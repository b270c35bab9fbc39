export type { PlaceSearchStatus } from '../../domain/placeSearchStatus.ts'
export type { SavedPlace } from '../../domain/SavedPlace.ts'
export type { SuggestionItem } from '../../domain/suggestionItems.ts'
export type {
  PlaceSearchAnalytics,
  RankedSuggestion,
} from '../../hooks/place-search/PlaceSearchAnalytics.ts'
export type { PlaceSearchGetters } from '../../hooks/place-search/PlaceSearchGetters.ts'
export type {
  CoordinateItem,
  EditItem,
  LocateItem,
  PlaceSearchItem,
  SavedItem,
} from '../../hooks/place-search/PlaceSearchItem.ts'
export type { PlaceSearchOptions, Selection } from '../../hooks/place-search/PlaceSearchOptions.ts'
export type {
  PlaceSearchActions,
  PlaceSearchState,
} from '../../hooks/place-search/PlaceSearchState.ts'
export type { PlaceStorage, RecentPlaces } from '../../hooks/place-search/PlaceStorage.ts'
export type { LocationProgress } from '../../hooks/place-search/useUserPosition.ts'
export { type PlaceSearchBox, usePlaceSearch } from '../../hooks/usePlaceSearch.ts'
export type { PlaceSearchMessages } from '../../messages/place-search/PlaceSearchMessages.ts'
export type { SavedPlacesMessages } from '../../messages/saved-places/SavedPlacesMessages.ts'
export type { PlaceDetails } from '../../queries/placeDetails.ts'
export {
  HighlightedText,
  type HighlightedTextProps,
} from './HighlightedText.tsx'
export { PlaceSearch } from './PlaceSearch.tsx'
export {
  PlaceSearchNotice,
  type PlaceSearchNoticeProps,
} from './PlaceSearchNotice.tsx'
export { PlaceSearchPopup, type PlaceSearchPopupProps } from './PlaceSearchPopup.tsx'
export type {
  PlaceSearchClassNames,
  PlaceSearchHandle,
  PlaceSearchProps,
  PlaceSearchSlots,
} from './PlaceSearchProps.ts'
export { SuggestionRow, type SuggestionRowProps } from './SuggestionRow.tsx'

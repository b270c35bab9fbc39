export {
  HighlightedText,
  type HighlightedTextProps,
} from '../parts/HighlightedText.tsx'
export { SuggestionRow, type SuggestionRowProps } from './SuggestionRow.tsx'

// Keep the row first: bundlers emit the modules in the order of this list, and this order compresses best.

export type { RequestFrequency } from '../domain/RequestFrequency.ts'
export type { SuggestionItem } from '../domain/suggestionItems.ts'
export type { PlaceDetails } from '../queries/placeDetails.ts'
export { AddByHand, type AddByHandProps } from './AddByHand.tsx'
export { PlaceSearch } from './PlaceSearch.tsx'
export type { PlaceSearchEvent, RankedSuggestion, ReportedSelection } from './PlaceSearchEvent.ts'
export type { PlaceSearchBox, PlaceSearchGetters } from './PlaceSearchGetters.ts'
export type {
  CoordinateItem,
  CustomItem,
  EditItem,
  LocateItem,
  LocationProgress,
  PlaceSearchItem,
  SavedItem,
} from './PlaceSearchItem.ts'
export type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
export {
  PlaceSearchNotice,
  type PlaceSearchNoticeProps,
} from './PlaceSearchNotice.tsx'
export type { PlaceSearchOptions, Selection } from './PlaceSearchOptions.ts'
export { PlaceSearchPopup, type PlaceSearchPopupProps } from './PlaceSearchPopup.tsx'
export type {
  PlaceSearchClassNames,
  PlaceSearchHandle,
  PlaceSearchProps,
  PlaceSearchSlots,
} from './PlaceSearchProps.ts'
export type {
  PlaceSearchActions,
  PlaceSearchState,
} from './PlaceSearchState.ts'
export { type PlaceSearchValue, placeSearchFields } from './PlaceSearchValue.ts'
export type { PlaceSearchStatus } from './placeSearchStatus.ts'
export type { PlaceStorage, RecentPlaces, SavedPlace } from './SavedPlace.ts'
export type { SavedPlacesMessages } from './SavedPlacesMessages.ts'
export type { PlaceSearchGroup } from './sources/combine.ts'
export { defineSource } from './sources/defineSource.ts'
export type {
  BuiltInSource,
  PlaceSearchSource,
  PlaceSearchSourceOption,
  SourceQuery,
} from './sources/PlaceSearchSource.ts'
export { usePlaceSearch } from './usePlaceSearch.ts'
export type { AmendRows } from './useSuggestionFetcher.ts'

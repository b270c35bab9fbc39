export type { RequestFrequency } from '../domain/RequestFrequency.ts'
export type { SuggestionItem } from '../domain/suggestionItems.ts'
export type { PlaceDetails } from '../queries/placeDetails.ts'
export type { AmendRows } from './engine.ts'
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
export type { PlaceSearchNoticeProps } from './PlaceSearchNotice.tsx'
export type { PlaceSearchOptions, Selection } from './PlaceSearchOptions.ts'
export type {
  PlaceSearchClassNames,
  PlaceSearchHandle,
  PlaceSearchProps,
  PlaceSearchSlots,
} from './PlaceSearchProps.ts'
export type {
  PlaceSearchActions,
  PlaceSearchState,
  PlaceSearchStatus,
} from './PlaceSearchState.ts'
export { type PlaceSearchValue, placeSearchFields } from './PlaceSearchValue.ts'
export type { PlaceStorage, RecentPlaces, SavedPlace } from './SavedPlace.ts'
export type { SavedPlacesMessages } from './SavedPlacesMessages.ts'
export type { SuggestionRowProps } from './SuggestionRow.tsx'
export type { PlaceSearchGroup } from './sources/combine.ts'
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
} from './sources/Source.ts'

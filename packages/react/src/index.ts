export { SignpostProvider, type SignpostProviderProps } from './provider/SignpostProvider.tsx'

// The provider comes first, so that bundlers keep the code of every page together, apart from code that is loaded on demand.

export { type Clock, systemClock } from '@signpost/client/domain'
export * from './address-form/index.ts'
export { AddressText, type AddressTextProps } from './address-text/AddressText.tsx'
export * from './brand-picker/index.ts'
export * from './category-browser/index.ts'
export type { ComponentWithRef, RootProps } from './domain/ComponentWithRef.ts'
export type { Environment } from './domain/Environment.ts'
export type { Incomplete } from './domain/Incomplete.ts'
export type { Near } from './domain/near.ts'
export type { PlaceChoice } from './domain/PlaceChoice.ts'
export { type QueryState, type QueryStatus, queryStatus } from './domain/queryStatus.ts'
export type { WithinMinutes, Zone } from './domain/Zone.ts'
export * from './fuel-prices/index.ts'
export * from './headless.ts'
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
export { CategoryIcon, type CategoryIconProps } from './icons/CategoryIcon.tsx'
export type { CategoryIconName } from './icons/categoryIcons.ts'
export { type CategoryHue, categoryHues, categoryIconName } from './icons/categoryIcons.ts'
export type { Failure } from './internals/failureOf.ts'
export { type Notice, type OperationMessages, useNotice } from './internals/notice/useNotice.ts'
export {
  type QueryResult,
  type QueryStatusResult,
  useQueryStatus,
} from './internals/useQueryStatus.ts'
export { NoticeBox, type NoticeBoxProps } from './kit/NoticeBox.tsx'
export * from './locate-button/index.ts'
export * from './maneuver-list/index.ts'
export type { Messages, PartialMessages, ReactMessages } from './messages/Messages.ts'
export type { NoticeMessages } from './messages/NoticeMessages.ts'
export { type PluralForms, pluralOf } from './messages/plural.ts'
export * from './open-in/index.ts'
export * from './opening-hours/index.ts'
export * from './partner-review/index.ts'
export * from './photo-gallery/index.ts'
export * from './place-card/index.ts'
export * from './place-details/index.ts'
export * from './place-search/index.ts'
export type { Signpost, TimeZoneAt } from './provider/settings.ts'
export { useCapabilities } from './provider/useCapabilities.ts'
export { useMessages } from './provider/useMessages.ts'
export { useSignpost } from './provider/useSignpost.ts'
export * from './reverse-geocode/index.ts'
export * from './route-options/index.ts'
export * from './route-summary/index.ts'
export * from './search-results/index.ts'
export * from './travel-time/index.ts'

export { type BrandsQueryKey, brandsQuery, brandsQueryKey } from './brandsQuery.ts'
export { type CategoriesQueryKey, categoriesQuery, categoriesQueryKey } from './categoriesQuery.ts'
export { type DirectionsQueryKey, directionsQuery, directionsQueryKey } from './directionsQuery.ts'
export {
  type ForwardGeocodeQueryKey,
  forwardGeocodeQuery,
  forwardGeocodeQueryKey,
} from './forwardGeocodeQuery.ts'
export type { GeoQueryKey, Operation } from './GeoQueryKey.ts'
export type { GeoQuery } from './geoQuery.ts'
export { mayDehydrate } from './mayDehydrate.ts'
export {
  type SearchPageParam,
  type SearchPages,
  type SearchQuery,
  type SearchQueryKey,
  type SearchQueryParameters,
  searchQueryKey,
} from './pagedSearch.ts'
export { placeQuery, type SuggestionOrigin } from './placeQuery.ts'
export type { QueryPolicy } from './retryAndStaleTime.ts'
export {
  type ReverseGeocodeQueryKey,
  reverseGeocodeQuery,
  reverseGeocodeQueryKey,
} from './reverseGeocodeQuery.ts'
export { searchQuery } from './searchQuery.ts'
export {
  type SuggestionsQueryKey,
  suggestionsQuery,
  suggestionsQueryKey,
} from './suggestionsQuery.ts'

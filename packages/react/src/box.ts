// The provider and the search box alone, for bundlers that include all of an entry point instead of what is imported from it.
export { PlaceSearch } from './place-search/PlaceSearch.tsx'
export type { PlaceSearchHandle, PlaceSearchProps } from './place-search/PlaceSearchProps.ts'
export { SignpostProvider, type SignpostProviderProps } from './provider/SignpostProvider.tsx'

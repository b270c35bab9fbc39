// The provider and the box alone: for bundlers that take all of an entry point, which `@signpost/react` then is.
export { PlaceSearch } from './place-search/PlaceSearch.tsx'
export type { PlaceSearchHandle, PlaceSearchProps } from './place-search/PlaceSearchProps.ts'
export { SignpostProvider, type SignpostProviderProps } from './provider/SignpostProvider.tsx'

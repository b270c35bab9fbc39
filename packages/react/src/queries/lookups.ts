// Loaded together when something is looked up: both read places and addresses.
export { addressAt } from './addressAt.ts'
export { findPlace } from './findPlace.ts'
export { suggestBySearch } from './suggestBySearch.ts'

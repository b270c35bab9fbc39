// The lookups. They load together on demand, because they share the code that reads places and addresses.
export { search } from '@signpost/client'
export { addressAt } from './addressAt.ts'
export { findPlace } from './findPlace.ts'
export { placesAsSuggestions } from './placesAsSuggestions.ts'

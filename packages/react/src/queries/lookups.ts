// Loaded together when something is looked up: all of them read places and addresses.
export { search } from '@signpost/client'
export { addressAt } from './addressAt.ts'
export { findPlace } from './findPlace.ts'

export type { OperationName } from '@signpost/client/domain'
export { type Clock, systemClock } from '@signpost/client/domain'
export {
  type PlaceSearchDriver,
  type PlaceSearchDriverOptions,
  placeSearch,
} from './drivers/placeSearch.ts'
export { createFakeClock, type FakeClock, type FakeClockOptions } from './fakes/createFakeClock.ts'
export type { FakePosition } from './fakes/createFakeGeolocation.ts'
export {
  createFakeGeolocation,
  type FakeGeolocation,
  type FakeGeolocationOptions,
  type GeolocationFault,
} from './fakes/createFakeGeolocation.ts'
export { installGeolocation } from './fakes/installGeolocation.ts'
export { createGeoFetch, type GeoFetch, type GeoFetchOptions } from './fetch/createGeoFetch.ts'
export type { GeoCall } from './fetch/GeoCall.ts'
export type { RetryAfter, Scenario, ScenarioEffect, ScenarioScope } from './scenarios/Scenario.ts'

export {
  type PlaceSearchDriver,
  type PlaceSearchDriverOptions,
  placeSearch,
} from './drivers/placeSearch.ts'
export { type Clock, systemClock } from './fakes/Clock.ts'
export { createFakeClock, type FakeClock, type FakeClockOptions } from './fakes/createFakeClock.ts'
export {
  createFakeGeolocation,
  type FakeGeolocation,
  type FakeGeolocationOptions,
  type GeolocationFault,
} from './fakes/createFakeGeolocation.ts'
export type { FakePosition } from './fakes/FakePosition.ts'
export { installGeolocation } from './fakes/installGeolocation.ts'
export { createGeoFetch, type GeoFetch, type GeoFetchOptions } from './fetch/createGeoFetch.ts'
export type { GeoCall } from './fetch/GeoCall.ts'
export type { Operation } from './fetch/Operation.ts'
export type { Happening, Reach, RetryAfter, Scenario } from './scenarios/Scenario.ts'

export { combine } from './combine/index.ts'
export type { Fields } from './domain/fields.ts'
export {
  entryOf,
  fieldsOf,
  firstText,
  listOf,
  numberOf,
  recordsOf,
  textOf,
} from './domain/fields.ts'
export type { Draft, GeocodingResult } from './domain/GeocodingResult.ts'
export { coordinateOf } from './domain/GeocodingResult.ts'
export { decodePolyline, positionsOf } from './domain/polyline.ts'
export type { RoutingResult, Step } from './domain/RoutingResult.ts'
export type { Adapter } from './internals/Adapter.ts'
export type { Call, CallOptions, Parameters, Reply } from './internals/createCall.ts'
export { createSessions, type Sessions } from './internals/createSessions.ts'
export type { AdapterDefinition, AdapterOptions, Part } from './internals/defineAdapter.ts'
export { defineAdapter, recordsIn, unreadable } from './internals/defineAdapter.ts'
export type { Geocoder, TextRequest } from './internals/places.ts'
export { places } from './internals/places.ts'
export type { Routing } from './internals/routes.ts'
export { routes } from './internals/routes.ts'
export { type CacheOptions, withCache } from './with-cache/index.ts'
export {
  type FallbackAnswer,
  type FallbackOptions,
  withFallback,
} from './with-fallback/index.ts'
export { type RateLimit, withRateLimit } from './with-rate-limit/index.ts'
export { within } from './within/index.ts'

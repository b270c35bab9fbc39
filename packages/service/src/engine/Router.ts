import type { Avoidance, Coordinate, Optimization, Vehicle } from '@signpost/client/domain'
import type { WireRoute } from '@signpost/client/wire'

export interface RouteRequest {
  origin: Coordinate
  destination: Coordinate
  vehicle: Vehicle
  optimize: Optimization
  avoid: readonly Avoidance[]
}

/** A route without the addresses of its two ends: those come from the reverse geocoder. */
export type RouteAnswer = Omit<WireRoute, 'origin' | 'destination'>

/** Finds ways. Null: there is none between the two points. */
export interface Router {
  route(request: RouteRequest, signal?: AbortSignal): Promise<RouteAnswer | null>
  /** Rejects when no way could be found now. */
  check(signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

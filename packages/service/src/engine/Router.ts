import type { Avoidance, Coordinate, Optimization, Vehicle } from '@signpost/client/domain'
import type { WireRoute } from '@signpost/client/wire'

export interface RouteRequest {
  origin: Coordinate
  destination: Coordinate
  vehicle: Vehicle
  optimize: Optimization
  avoid: readonly Avoidance[]
}

/** A route without the addresses of its ends, which come from the reverse geocoder. */
export type RouteAnswer = Omit<WireRoute, 'origin' | 'destination'>

/** Finds routes. Null: there is no route between the two points. */
export interface Router {
  route(request: RouteRequest, signal?: AbortSignal): Promise<RouteAnswer | null>
  /** Rejects when routes cannot be found now. */
  check(signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

import type { Avoidance, Coordinate, Optimization, Vehicle } from '@signpost/client'

/** An end of a route: a point, and what people call it. */
export interface RouteEnd {
  readonly coordinate: Coordinate
  readonly name?: string | undefined
}

/** What a person asks of directions; all that a link to them says. */
export interface DirectionsState {
  readonly origin?: RouteEnd | undefined
  readonly destination?: RouteEnd | undefined
  readonly vehicle: Vehicle
  readonly optimize: Optimization
  /** Empty: nothing is avoided, not even what is by default. */
  readonly avoid: readonly Avoidance[]
}

/** By car, the fastest way, off lanes for full cars: as the service takes it. */
export const defaultDirections: DirectionsState = {
  vehicle: 'car',
  optimize: 'fastest',
  avoid: ['hov'],
}

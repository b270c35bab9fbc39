import type { Avoidance, Optimization, Vehicle } from '@signpost/client'

/** The choices of a route, as `useDirections` takes them. */
export interface RouteChoice {
  readonly vehicle: Vehicle
  readonly optimize: Optimization
  /** Empty: nothing is avoided. */
  readonly avoid: readonly Avoidance[]
}

/** The choices that a service makes by default. */
export const defaultRouteChoice: RouteChoice = {
  vehicle: 'car',
  optimize: 'fastest',
  avoid: ['hov'],
}

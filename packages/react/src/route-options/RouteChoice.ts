import type { Avoidance, Optimization, Vehicle } from '@signpost/client'

/** What is chosen about a route, as `useDirections` takes it. */
export interface RouteChoice {
  readonly vehicle: Vehicle
  readonly optimize: Optimization
  /** Empty: nothing is avoided. */
  readonly avoid: readonly Avoidance[]
}

/** What a service takes where nothing is chosen. */
export const defaultRouteChoice: RouteChoice = {
  vehicle: 'car',
  optimize: 'fastest',
  avoid: ['hov'],
}

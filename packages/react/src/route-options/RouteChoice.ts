import type { Avoidance, Optimization, Vehicle } from '@signpost/client'

/** The choices of a route, as `useDirections` takes them. */
export interface RouteChoice {
  readonly vehicle: Vehicle
  readonly optimize: Optimization
  /**
   * Empty: nothing is avoided. Those that the vehicle cannot use are kept for a later change of the vehicle; `useDirections` does not send them.
   */
  readonly avoid: readonly Avoidance[]
}

/** The choices that a service makes by default. */
export const defaultRouteChoice: RouteChoice = {
  vehicle: 'car',
  optimize: 'fastest',
  avoid: ['hov'],
}

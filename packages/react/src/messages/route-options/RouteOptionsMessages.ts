import type { Avoidance, Optimization, Vehicle } from '@signpost/client'

/** The words of what can be chosen about a route. */
export interface RouteOptionsMessages {
  readonly vehicle: string
  readonly vehicles: Readonly<Record<Vehicle, string>>
  readonly optimize: string
  readonly optimizations: Readonly<Record<Optimization, string>>
  readonly avoid: string
  readonly avoidances: Readonly<Record<Avoidance, string>>
  /** The choice to avoid none of them. */
  readonly avoidNothing: string
}

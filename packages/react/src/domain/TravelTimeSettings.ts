import type { Avoidance, Optimization, Vehicle } from '@signpost/client'
import type { Near } from './near.ts'

/** The start and the vehicle of a route to a place. */
export interface TravelTimeSettings {
  /** The origin. Default: in a list or card the point that its distances are measured from, else the provider's `near`. */
  readonly from?: Near | undefined
  /** Default: the service's own, the car. */
  readonly vehicle?: Vehicle | undefined
  /** Default: the service's own, the fastest route. */
  readonly optimize?: Optimization | undefined
  /** The things to avoid. Default: the service's own. */
  readonly avoid?: readonly Avoidance[] | undefined
}

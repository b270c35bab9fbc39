import type { Avoidance, Vehicle } from '@signpost/client'

/** The words of the line that sums up a route. */
export interface RouteSummaryMessages {
  /** Names it. */
  readonly label: string
  readonly unknownDistance: string
  readonly unknownDuration: string
  readonly by: Readonly<Record<Vehicle, string>>
  /** What the route leads over although it was to be avoided. */
  readonly unmet: Readonly<Record<Avoidance, string>>
}

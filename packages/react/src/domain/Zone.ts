import type { Outline } from '@signpost/client'
import type { TravelTimeSettings } from './TravelTimeSettings.ts'

/** The maximum travel time from a point. */
export interface WithinMinutes extends TravelTimeSettings {
  readonly minutes: number
}

/** The zone that an app serves. Both limits apply if both are given. */
export interface Zone {
  /** The outline of the zone, as a GeoJSON polygon, multipolygon or feature. Its edges belong to the zone, its holes do not. */
  readonly inside?: Outline | undefined
  /**
   * The maximum travel time to a place of the zone. Each place costs one route request. Without routes, or when the request fails, this
   * limit does not apply.
   */
  readonly withinMinutes?: WithinMinutes | undefined
}

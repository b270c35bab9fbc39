import type { LocatedAddress } from './address.ts'
import type { Bounds, Coordinate, Position } from './coordinate.ts'
import type { DrivingSide } from './drivingSide.ts'
import type { ManeuverKind, ManeuverSide } from './maneuver.ts'

export const vehicles = ['car', 'truck', 'bicycle', 'pedestrian'] as const
export type Vehicle = (typeof vehicles)[number]

/** The optimizations of a route: shortest time, shortest distance, fewest turns. */
export const optimizations = ['fastest', 'shortest', 'easiest'] as const
export type Optimization = (typeof optimizations)[number]

export const avoidances = ['hov', 'toll', 'highway', 'uturn', 'unpaved', 'ferry'] as const
export type Avoidance = (typeof avoidances)[number]

/** A route from one point to another. */
export interface Route {
  readonly id?: string | undefined
  readonly origin?: LocatedAddress | undefined
  readonly destination?: LocatedAddress | undefined
  /** As the service sent it; `routeBounds` computes it from the path. */
  readonly bounds?: Bounds | undefined
  /** Meters. Absent when it cannot be read: show "unknown", not zero. */
  readonly distance?: number | undefined
  /** Seconds. Absent when it cannot be read. */
  readonly duration?: number | undefined
  /** The whole geometry, each point once; maneuvers point into it. */
  readonly path: readonly Position[]
  readonly maneuvers: readonly Maneuver[]
  /** The requested avoidances that the route breaks. */
  readonly unmetAvoid: readonly Avoidance[]
}

/**
 * One step of a route. `range`, `distance`, `heading`, `speed` and `currentRoad` describe the stretch that **ends** at `coordinate`,
 * where the command is carried out onto `turnRoad`; the last maneuver is the arrival. A list therefore shows, after a step, the
 * next step's `distance`.
 */
export interface Maneuver {
  /** The command as the service sent it. */
  readonly command: string
  readonly kind: ManeuverKind
  readonly side?: ManeuverSide | undefined
  readonly coordinate?: Coordinate | undefined
  /** First and last index of the stretch in the route's `path`; absent when the stretch has no geometry. */
  readonly range?: readonly [first: number, last: number] | undefined
  /** Meters. */
  readonly distance?: number | undefined
  /** The service's `total_length`, in meters; its specification does not define it further. */
  readonly totalLength?: number | undefined
  /** Degrees clockwise from north, 0 to 360. */
  readonly heading?: number | undefined
  /** Meters per second. */
  readonly speed?: number | undefined
  /** Meters before `coordinate` from which the step may be announced without meaning a street in between. */
  readonly maxInstructionDistance?: number | undefined
  /** True when this step and the next are to be announced together. */
  readonly stacked: boolean
  /** The number of the exit to take from a roundabout, counted from where it is entered. */
  readonly roundaboutExit?: number | undefined
  /** The number of the stop that this step reaches, where legs were joined into one route; the first is 1. */
  readonly stop?: number | undefined
  readonly bounds?: Bounds | undefined
  readonly currentRoad: Road
  readonly turnRoad: TurnRoad
}

export interface Road {
  readonly name?: string | undefined
  readonly secondaryName?: string | undefined
}

export interface TurnRoad extends Road {
  /** ISO 3166-1 alpha-3. */
  readonly countryCode?: string | undefined
  /** The side that the service sent, or else the side of the country. */
  readonly drivingSide?: DrivingSide | undefined
}

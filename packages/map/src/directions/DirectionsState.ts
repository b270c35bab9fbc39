import type { Coordinate } from '@signpost/client'
import { defaultRouteChoice, type RouteChoice } from '@signpost/react'

/** An end of a route: a coordinate, and its name. */
export interface RouteEnd {
  readonly coordinate: Coordinate
  readonly name?: string | undefined
}

/** The state of directions: the whole content of a link to them. */
export interface DirectionsState extends RouteChoice {
  readonly origin?: RouteEnd | undefined
  readonly destination?: RouteEnd | undefined
  /** The stops between the ends, in their order. */
  readonly stops?: readonly RouteEnd[] | undefined
}

/** The initial state: no ends, and the default options of the service. */
export const defaultDirections: DirectionsState = defaultRouteChoice

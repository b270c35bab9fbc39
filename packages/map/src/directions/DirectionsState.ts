import type { Coordinate } from '@signpost/client'
import { defaultRouteChoice, type RouteChoice } from '@signpost/react'

/** An end of a route: a point, and what people call it. */
export interface RouteEnd {
  readonly coordinate: Coordinate
  readonly name?: string | undefined
}

/** What a person asks of directions; all that a link to them says. */
export interface DirectionsState extends RouteChoice {
  readonly origin?: RouteEnd | undefined
  readonly destination?: RouteEnd | undefined
}

/** No ends yet, and what a service takes where nothing is chosen. */
export const defaultDirections: DirectionsState = defaultRouteChoice

import type { Position, Route } from '@signpost/client'

/** A route with nothing but a path. */
export function routeOf(...path: Position[]): Route {
  return { path, maneuvers: [], unmetAvoid: [] }
}

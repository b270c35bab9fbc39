'use client'

import type { Coordinate, Route } from '@signpost/client'
import {
  cumulativeDistances,
  type RouteProgress,
  type RouteProgressOptions,
  routeProgress,
} from '@signpost/client/domain'
import { useMemo, useState } from 'react'

/** The progress of a traveler along a route. `isDue` is true when the next maneuver should be announced. */
export interface TravelProgress extends RouteProgress {
  readonly isDue: boolean
}

export interface RouteProgressHookOptions extends Pick<RouteProgressOptions, 'tolerance'> {
  /** The speed in meters per second. Default: the speed that the route implies for the current stretch. */
  readonly speed?: number | undefined
}

/** The time before a maneuver at which it is announced, in seconds. */
const notice = 15

/** The distance that a position may move back, such as by inaccuracy, and still count as on the part ahead, in meters. */
const jitter = 100

/**
 * Returns the remaining route of a traveler at a position. Where the route crosses itself, it does not jump back to a passed part.
 *
 * @example
 * ```tsx
 * const progress = useRouteProgress(route, center)
 * const next = progress?.isDue ? progress.maneuver : undefined
 * ```
 */
export function useRouteProgress(
  route: Route | undefined,
  position: Coordinate | undefined,
  { tolerance = 50, speed }: RouteProgressHookOptions = {},
): TravelProgress | undefined {
  const cumulative = useMemo(() => cumulativeDistances(route?.path ?? []), [route])
  const [passedPart, setPassedPart] = useState({ route, passed: 0 })
  const passed = passedPart.route === route ? passedPart.passed : 0
  const progress = useMemo(() => {
    if (route === undefined || position === undefined) return undefined
    const ahead = routeProgress(route, cumulative, position, { tolerance, from: passed - jitter })
    return ahead?.onRoute ? ahead : routeProgress(route, cumulative, position, { tolerance })
  }, [route, cumulative, position, passed, tolerance])
  if (progress?.onRoute && (passedPart.route !== route || progress.distanceAlong > passed)) {
    setPassedPart({ route, passed: progress.distanceAlong })
  }
  if (route === undefined || progress === undefined) return undefined
  return { ...progress, isDue: isDue(route, progress, speed) }
}

function isDue(route: Route, progress: RouteProgress, given: number | undefined): boolean {
  const { maneuver: index, maneuverDistance } = progress
  const maneuver = index === undefined ? undefined : route.maneuvers[index]
  if (maneuver === undefined || maneuverDistance === undefined || !progress.onRoute) return false
  const speed = given ?? maneuver.speed
  const wanted = speed === undefined ? 200 : Math.max(30, speed * notice)
  return maneuverDistance <= Math.min(wanted, maneuver.maxInstructionDistance ?? wanted)
}

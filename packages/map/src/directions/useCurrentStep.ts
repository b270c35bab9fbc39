'use client'

import type { Coordinate, Route } from '@signpost/client'
import {
  cumulativeDistances,
  type RouteProgress,
  type RouteProgressOptions,
  routeProgress,
} from '@signpost/client/domain'
import { type RouteSection, useControllableState } from '@signpost/react'
import { useMemo, useState } from 'react'

/** The index within a section for a step of the whole route; null when the step is not in it. */
export function stepIn(
  { step, route }: RouteSection,
  active: number | null | undefined,
): number | null {
  if (active === null || active === undefined) return null
  const index = active - step
  return index >= 0 && index < route.maneuvers.length ? index : null
}

export interface CurrentStepOptions {
  /** The index of the current step when the app controls it; null for none. Without it the list keeps its own state. */
  readonly activeStep?: number | null | undefined
  /** Called with the index of the step that became the current one; null for none. */
  readonly onActiveStepChange?: ((step: number | null) => void) | undefined
}

/** The current step: controlled by the app, or the chosen one until the traveller reaches another step or the route changes. */
export function useCurrentStep(
  { activeStep, onActiveStepChange }: CurrentStepOptions,
  route: Route | undefined,
  next: number | undefined,
): readonly [step: number | null, activate: (step: number) => void] {
  return useControllableState<number | null>({
    value: activeStep,
    defaultValue: next ?? null,
    onChange: onActiveStepChange,
    resetOn: useMemo(() => ({ route, next }), [route, next]),
  })
}

/** The progress of a traveller along a route, with the announcement of the next maneuver. */
export interface TravelProgress extends RouteProgress {
  readonly isDue: boolean
}

export interface RouteProgressHookOptions extends Pick<RouteProgressOptions, 'tolerance'> {
  /** The speed in meters per second. Default: that of the route on the stretch. */
  readonly speed?: number | undefined
}

/** The time before a maneuver at which it is announced, in seconds. */
const notice = 15

/** The distance that a position may jump back and still be on the part ahead, in meters. */
const jitter = 100

/**
 * The remaining route of a traveller at a position. It does not jump back to a passed part where the route crosses itself.
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

'use client'

import type { Coordinate, Route } from '@signpost/client'
import type { ManeuverListPoint, QueryStatus, RouteLeg, RouteSection } from '@signpost/react'
import { useControllableState } from '@signpost/react/internal'
import { useMemo, useState } from 'react'
import { pointName } from '../internals/RouteEnd.ts'
import type { DirectionsForm } from './useDirectionsForm.ts'
import { type TravelProgress, useRouteProgress } from './useRouteProgress.ts'

export interface TripOptions {
  /**
   * The position of a traveler. The map then dims the passed part of the route, the summary shows the remaining distance and time, and the
   * next step is the active one.
   */
  readonly position?: Coordinate | undefined
  /** The index of the current step, when the app controls it; null for none. Without it, the list keeps its own state. */
  readonly activeStep?: number | null | undefined
  /** Called with the index of the new current step; null for none. */
  readonly onActiveStepChange?: ((step: number | null) => void) | undefined
}

/** A leg without a route, in a trip whose other legs have one. */
export interface MissingLeg {
  readonly query: RouteLeg
  readonly index: number
  /** The name of the leg, built from the names of its ends. */
  readonly text: string
}

/** The route through the points of a form. */
export interface Trip {
  readonly form: DirectionsForm
  readonly route: Route | undefined
  readonly sections: readonly RouteSection[]
  /** The points of the route, as the list of steps presents them. */
  readonly points: readonly ManeuverListPoint[]
  /** True when the route belongs to the previous request. */
  readonly isStale: boolean
  readonly missing: readonly MissingLeg[]
  /** The progress of a traveler on the route. */
  readonly travel: TravelProgress | undefined
  /** The index of the current step: chosen by the app, or by the user until the traveler reaches another step or the route changes. */
  readonly active: number | null
  readonly activate: (step: number | null) => void
}

/** Returns the route through the points of a form, with its current step and the progress of a traveler. */
export function useTrip(
  form: DirectionsForm,
  status: QueryStatus,
  { position, activeStep, onActiveStepChange }: TripOptions,
): Trip {
  const { ends, legs, messages } = form
  // Keep the previous route, marked as stale, until the next one is loaded, so that list and line update instead of mounting again.
  const isStale = legs.isPlaceholderData && status === 'loading'
  const isShown = !legs.isPlaceholderData || isStale
  const route = (isShown && legs.route) || undefined
  const next = ends.map((point, index): ManeuverListPoint => {
    const label = form.rows.find((row) => row.point === point)?.label
    return { name: point?.name, label, duration: legs.legs[index - 1]?.data?.duration }
  })
  // A stale route keeps its own points.
  const [points, setPoints] = useState(next)
  if (!isStale && JSON.stringify(points) !== JSON.stringify(next)) setPoints(next)
  const nameAt = (index: number): string => pointName(ends[index])
  const missing =
    route && !isStale
      ? legs.legs
          .map((query, index) => {
            const text = messages.missing(nameAt(index), nameAt(index + 1))
            return { query, index, text }
          })
          .filter(({ query }) => !query.data)
      : []
  const progress = useRouteProgress(missing.length === 0 ? route : undefined, position)
  const travel = progress?.onRoute ? progress : undefined
  const ahead = travel?.maneuver
  const [active, activate] = useControllableState<number | null>({
    value: activeStep,
    defaultValue: ahead ?? null,
    onChange: onActiveStepChange,
    resetOn: useMemo(() => ({ route, ahead }), [route, ahead]),
  })
  const sections = isShown ? legs.sections : []
  return { form, route, sections, points, isStale, missing, travel, active, activate }
}

/** Returns the points of a section. A section that does not reach the destination ends at a stop. */
export function pointsIn(
  { leg, route }: RouteSection,
  points: readonly ManeuverListPoint[],
): readonly ManeuverListPoint[] {
  return points.slice(leg, (route.maneuvers.at(-1)?.stop ?? points.length - 1) + 1)
}

/** Returns the index within a section for a step of the whole route; null when the step is not in the section. */
export function stepIn({ step, route }: RouteSection, active: number | null): number | null {
  const index = active === null ? -1 : active - step
  return index >= 0 && index < route.maneuvers.length ? index : null
}

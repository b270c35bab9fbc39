'use client'

import type { Coordinate, Route } from '@signpost/client'
import type { QueryStatus, RouteLeg, RouteSection } from '@signpost/react'
import { useControllableState } from '@signpost/react/internal'
import { useMemo } from 'react'
import { pointName } from '../internals/RouteEnd.ts'
import type { DirectionsForm } from './useDirectionsForm.ts'
import { type TravelProgress, useRouteProgress } from './useRouteProgress.ts'

export interface TripOptions {
  /**
   * The position of a traveller: the passed part of the route is dimmed, the summary says what remains, and the next step is the active
   * one.
   */
  readonly position?: Coordinate | undefined
  /** The index of the current step when the app controls it; null for none. Without it the list keeps its own state. */
  readonly activeStep?: number | null | undefined
  /** Called with the index of the step that became the current one; null for none. */
  readonly onActiveStepChange?: ((step: number | null) => void) | undefined
}

/** A leg of a route that could not be found, while others could. */
export interface MissingLeg {
  readonly query: RouteLeg
  readonly index: number
  /** The name of the leg, made of its ends. */
  readonly text: string
}

/** The route through the points of a form. */
export interface Trip {
  readonly form: DirectionsForm
  readonly route: Route | undefined
  readonly sections: readonly RouteSection[]
  /** True when the route is that of the previous request. */
  readonly isStale: boolean
  readonly missing: readonly MissingLeg[]
  /** The progress of a traveller on the route. */
  readonly travel: TravelProgress | undefined
  /** The index of the current step: chosen by the app, or by the user until the traveller reaches another step or the route changes. */
  readonly active: number | null
  readonly activate: (step: number) => void
}

/** The route through the points of a form, with its current step and the progress of a traveller. */
export function useTrip(
  form: DirectionsForm,
  status: QueryStatus,
  { position, activeStep, onActiveStepChange }: TripOptions,
): Trip {
  const { ends, legs, messages } = form
  // The previous route stays, marked as such, until the next one is loaded: list and line are then updated, not mounted again.
  const isStale = legs.isPlaceholderData && status === 'loading'
  const isShown = !legs.isPlaceholderData || isStale
  const route = (isShown && legs.route) || undefined
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
  const next = travel?.maneuver
  const [active, activate] = useControllableState<number | null>({
    value: activeStep,
    defaultValue: next ?? null,
    onChange: onActiveStepChange,
    resetOn: useMemo(() => ({ route, next }), [route, next]),
  })
  const sections = isShown ? legs.sections : []
  return { form, route, sections, isStale, missing, travel, active, activate }
}

/** The index within a section for a step of the whole route; null when the step is not in it. */
export function stepIn({ step, route }: RouteSection, active: number | null): number | null {
  const index = active === null ? -1 : active - step
  return index >= 0 && index < route.maneuvers.length ? index : null
}

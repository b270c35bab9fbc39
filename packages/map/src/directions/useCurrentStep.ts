'use client'

import type { Route } from '@signpost/client'
import type { RouteSection } from '@signpost/react'
import { useControllableState } from '@signpost/react/internal'
import { useMemo } from 'react'

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

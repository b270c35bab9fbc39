'use client'

import type { Route } from '@signpost/client'
import { useControllableState } from '@signpost/react'
import { useMemo } from 'react'

export interface CurrentStepOptions {
  /** The index of the step that is shown as the current one; null for none. Without it the list keeps its own. */
  readonly activeStep?: number | null | undefined
  /** Called with the index of the step that became the current one; null for none. */
  readonly onActiveStepChange?: ((step: number | null) => void) | undefined
}

/** The current step, decided by the app, or the one that was chosen until the traveller comes to another or the route changes. */
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

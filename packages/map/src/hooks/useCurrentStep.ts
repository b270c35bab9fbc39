'use client'

import type { Route } from '@signpost/client'
import { useState } from 'react'

export interface CurrentStepOptions {
  /** The index of the step that is shown as the current one; null for none. Without it the list keeps its own. */
  readonly activeStep?: number | null | undefined
  /** Called with the index of the step that became the current one; null for none. */
  readonly onActiveStepChange?: ((step: number | null) => void) | undefined
}

/** The current step: the app's when it gives one, else the one that was chosen, until the traveller comes to another or the route changes. */
export function useCurrentStep(
  { activeStep, onActiveStepChange }: CurrentStepOptions,
  route: Route | undefined,
  next: number | undefined,
): readonly [step: number | null, activate: (step: number) => void] {
  const [chosen, choose] = useState<{ step: number; route: Route | undefined; next?: number }>()
  const isChosen = chosen?.route === route && chosen?.next === next
  const own = (isChosen ? chosen?.step : undefined) ?? next ?? null
  const activate = (step: number): void => {
    choose({ step, route, ...(next !== undefined && { next }) })
    onActiveStepChange?.(step)
  }
  return [activeStep === undefined ? own : activeStep, activate]
}

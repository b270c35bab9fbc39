'use client'

import { useState } from 'react'
import type { ManeuverListOptions } from './ManeuverListOptions.ts'

/** The current step, the app's or the list's own, and how to choose one. Another route begins anew. */
export function useActiveStep({
  route,
  activeStep,
  defaultActiveStep,
  onActiveStepChange,
}: ManeuverListOptions): readonly [number | undefined, (step: number) => void] {
  const [own, setOwn] = useState({ route, step: defaultActiveStep })
  const kept = own.route === route ? own.step : defaultActiveStep
  const step = activeStep === undefined ? kept : (activeStep ?? undefined)
  const choose = (chosen: number): void => {
    setOwn({ route, step: chosen })
    onActiveStepChange?.(chosen)
  }
  return [step, choose]
}

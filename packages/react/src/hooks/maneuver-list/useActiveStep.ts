'use client'

import { useState } from 'react'
import type { ManeuverListOptions } from './ManeuverListOptions.ts'

/** The current step, the app's or the list's own, and how to choose one. Another way begins anew; the same one with other times does not. */
export function useActiveStep({
  route,
  activeStep,
  defaultActiveStep,
  onActiveStepChange,
}: ManeuverListOptions): readonly [number | undefined, (step: number) => void] {
  const path = route?.path
  const [own, setOwn] = useState({ path, step: defaultActiveStep })
  const kept = own.path === path ? own.step : defaultActiveStep
  const step = activeStep === undefined ? kept : (activeStep ?? undefined)
  const choose = (chosen: number): void => {
    setOwn({ path, step: chosen })
    onActiveStepChange?.(chosen)
  }
  return [step, choose]
}

'use client'

import { useControllableState } from '../internals/useControllableState.ts'
import type { ManeuverListOptions } from './ManeuverListOptions.ts'

/** The current step, decided by the app or kept by the list, and a function that chooses one. A route with another path starts again. */
export function useActiveStep({
  route,
  activeStep,
  defaultActiveStep,
  onActiveStepChange,
}: ManeuverListOptions): readonly [number | undefined, (step: number) => void] {
  const [step, choose] = useControllableState<number | null>({
    value: activeStep,
    defaultValue: defaultActiveStep ?? null,
    onChange: (next) => next !== null && onActiveStepChange?.(next),
    resetOn: route?.path,
  })
  return [step ?? undefined, choose]
}

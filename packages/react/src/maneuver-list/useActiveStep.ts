'use client'

import { useControllableState } from '../internals/useControllableState.ts'
import type { ManeuverListOptions } from './ManeuverListOptions.ts'

/** The active step, controlled by the app or by the list, and a function that selects one. A route with another path starts again. */
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

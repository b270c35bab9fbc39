'use client'

import type { Route } from '@signpost/client'
import { type ComponentType, memo, type ReactNode } from 'react'
import { routeStep } from '../domain/routeStep.ts'
import type { StepTextProps } from './StepText.tsx'

export interface StepProps {
  readonly route: Route
  readonly index: number
  readonly as: ComponentType<StepTextProps>
}

/** The content of a step, formatted once and not again for each step that becomes the active one. */
export const Step: ComponentType<StepProps> = memo(function Step({
  route,
  index,
  as: Text,
}: StepProps): ReactNode {
  const step = routeStep(route, index)
  return step && <Text step={step} />
})

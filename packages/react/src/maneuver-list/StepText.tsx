'use client'

import type { ReactNode } from 'react'
import type { RouteStep } from '../domain/routeStep.ts'
import { ManeuverIcon } from '../icons/ManeuverIcon.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { en } from '../route-text/ManeuverMessages.ts'
import { stepSentence } from '../route-text/stepSentence.ts'
import { stretchText } from '../route-text/stretchText.ts'
import { IsolatedText } from './IsolatedText.tsx'

export interface StepTextProps {
  /** The step of the row: its sentence, its road, how far it is. */
  readonly step: RouteStep
}

/** What stands in a row of the list: icon, what to do, and how far it is to the next step. */
export function StepText({ step }: StepTextProps): ReactNode {
  const { language, units } = useSignpost()
  const messages = useMessages('maneuvers', en)
  const stretch = stretchText(step, messages, { language, units })
  return (
    <>
      <ManeuverIcon kind={step.kind} side={step.side} hand={step.hand} part="step-icon" />
      <span data-part="step-text">
        <span data-part="step-sentence">
          <IsolatedText text={stepSentence(step, messages, language)} />
        </span>{' '}
        {step.drivingSide && (
          <span data-part="step-note">{messages.driveOn[step.drivingSide]} </span>
        )}
        {stretch && (
          <span data-part="step-stretch">
            <IsolatedText text={stretch} />
          </span>
        )}
      </span>
    </>
  )
}

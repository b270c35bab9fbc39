'use client'

import type { ReactNode } from 'react'
import { nameAttributes } from '../domain/foreignLanguage.ts'
import { formatCount } from '../domain/formatCount.ts'
import type { RouteStep } from '../domain/routeStep.ts'
import { ManeuverIcon } from '../icons/ManeuverIcon.tsx'
import { OwnText } from '../parts/OwnText.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { stepSentence, stretchText } from '../route-text/describeManeuver.ts'
import { partsOf } from '../route-text/isolate.ts'
import { en } from '../route-text/ManeuverMessages.ts'

export interface StepTextProps {
  /** The step of the row: its sentence, its road, its distance. */
  readonly step: RouteStep
}

/**
 * The content of a row of the list: icon, instruction, and the distance to the next step.
 *
 * @example
 * ```tsx
 * <ManeuverList route={route} slots={{ step: StepText }} />
 * ```
 */
export function StepText({ step }: StepTextProps): ReactNode {
  const { language, unitsIn } = useSignpost()
  const messages = useMessages('maneuvers', en)
  const page = { country: step.routeCountry, language }
  const stretch = stretchText(step, messages, {
    language,
    units: unitsIn(step.routeCountry),
  })
  return (
    <>
      <ManeuverIcon
        kind={step.kind}
        side={step.side}
        direction={step.direction}
        exit={step.exit ? formatCount(step.exit, language) : undefined}
        part="icon"
      />
      <span data-part="text" dir="auto">
        <span data-part="title">
          <IsolatedText {...page} text={stepSentence(step, messages, language)} />
        </span>{' '}
        {step.drivingSide && (
          <span data-part="note">{`${messages.driveOn[step.drivingSide]} `}</span>
        )}
        {stretch && (
          <span data-part="distance">
            <IsolatedText {...page} text={stretch} />
          </span>
        )}
      </span>
    </>
  )
}

interface IsolatedTextProps {
  readonly text: string
  /** The country of the names. */
  readonly country: string | undefined
  /** The language of the page. */
  readonly language: string
}

/** A sentence whose names are isolated, so that their direction does not affect the text around them. */
function IsolatedText({ text, country, language }: IsolatedTextProps): ReactNode {
  return partsOf(text).map((part, index) =>
    part.isName ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name.
      <bdi key={index} data-part="name" {...nameAttributes(part.text, country, language)}>
        {part.text}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name.
      <OwnText key={index} text={part.text} />
    ),
  )
}

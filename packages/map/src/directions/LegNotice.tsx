'use client'

import {
  type Failure,
  NoticeBox,
  type NoticeBoxProps,
  type QueryStatus,
  type RouteLeg,
  type RouteLegs,
  useNotice,
  useQueryStatus,
} from '@signpost/react'
import type { ReactNode } from 'react'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import { pointName } from './pointNames.ts'
import type { RoutePoints } from './useDirectionsState.ts'

/** A leg of a route that could not be found, while others could. */
export interface MissingLeg {
  readonly leg: RouteLegs['legs'][number]
  readonly index: number
  /** Its name, made of its ends. */
  readonly text: string
}

/** The missing legs of a route. */
export function missingLegs(
  legs: RouteLegs['legs'],
  ends: RoutePoints,
  messages: DirectionsMessages,
): readonly MissingLeg[] {
  return legs.flatMap((leg, index) =>
    leg.data
      ? []
      : [
          {
            leg,
            index,
            text: messages.missing(pointName(ends[index]), pointName(ends[index + 1])),
          },
        ],
  )
}

/** The reason why there is no route to show. */
export type DirectionsNotice = Pick<NoticeBoxProps, 'icon' | 'text' | 'advice' | 'canRetry'>

/** The notice instead of a route; none when there is one. */
export function useDirectionsNotice(
  status: QueryStatus,
  failure: Failure | undefined,
  messages: DirectionsMessages,
): DirectionsNotice | undefined {
  const { start, loading, none, noneAdvice, failed } = messages
  const notice = useNotice(status, failure, { failed, notFound: none })
  if (status === 'idle') return { icon: 'place', text: start }
  if (status === 'loading') return { text: loading }
  return status === 'empty' && notice ? { ...notice, advice: noneAdvice } : notice
}

interface LegNoticeProps {
  readonly leg: RouteLeg
  /** The name of the leg. */
  readonly text: string
  readonly messages: DirectionsMessages
  readonly onRetry: () => void
}

/** The notice about a missing leg of a route whose other legs are known: its name, the reason, and a button to retry. */
export function LegNotice({ leg, text, messages, onRetry }: LegNoticeProps): ReactNode {
  const { status, failure } = useQueryStatus(leg)
  const notice = useDirectionsNotice(status, failure, messages)
  return (
    <NoticeBox
      {...notice}
      text={text}
      advice={notice?.text}
      onRetry={() => {
        onRetry()
        void leg.refetch()
      }}
    />
  )
}

'use client'

import { type RouteLeg, useQueryStatus } from '@signpost/react'
import type { ReactNode } from 'react'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import { useDirectionsNotice } from './useDirectionsNotice.ts'

export interface LegNoticeProps {
  readonly leg: RouteLeg
  /** Names the leg. */
  readonly text: string
  readonly messages: DirectionsMessages
  readonly onRetry: () => void
}

/** A leg of the route that is missing while others are there: which, why, and a button to ask for it again. */
export function LegNotice({ leg, text, messages, onRetry }: LegNoticeProps): ReactNode {
  const { status, failure } = useQueryStatus(leg)
  const notice = useDirectionsNotice(status, failure, messages)
  return (
    <div data-part="notice">
      <p>{text}</p>
      {notice && <p data-part="advice">{notice.text}</p>}
      {notice?.canRetry && (
        <button
          type="button"
          data-part="action"
          onClick={() => {
            onRetry()
            void leg.refetch()
          }}
        >
          {messages.retry}
        </button>
      )}
    </div>
  )
}

'use client'

import { type RouteLeg, useQueryStatus } from '@signpost/react'
import type { ReactNode } from 'react'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import { useDirectionsNotice } from './useDirectionsNotice.ts'

export interface LegNoticeProps {
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

import type { ReactNode } from 'react'
import type { OpeningSummary } from '../../hooks/opening-hours/openingSummary.ts'
import type { OpeningHoursMessages } from '../../messages/opening-hours/OpeningHoursMessages.ts'

export interface OpeningStatusLineProps {
  readonly summary: OpeningSummary | undefined
  readonly messages: OpeningHoursMessages
}

/** "Open · closes 21:00"; where nothing can be claimed, what the hours are called. */
export function OpeningStatusLine({ summary, messages }: OpeningStatusLineProps): ReactNode {
  return (
    <span data-part="hours-status">
      {summary ? <span data-part="hours-word">{summary.word}</span> : messages.title}
      {summary?.detail && (
        <>
          {' · '}
          <span data-part="hours-detail">{summary.detail}</span>
        </>
      )}
    </span>
  )
}

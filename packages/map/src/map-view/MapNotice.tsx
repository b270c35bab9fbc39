'use client'

import { NoticeBox } from '@signpost/react'
import type { ReactNode } from 'react'
import type { MapViewMessages } from './MapViewMessages.ts'
import type { MapProblem } from './watchProblems.ts'

export interface MapNoticeProps {
  readonly problem: MapProblem | undefined
  readonly isLoading: boolean
  readonly messages: MapViewMessages
  readonly onRetry: () => void
}

/** The problems that another attempt can solve. */
const passing: readonly (MapProblem | undefined)[] = ['library', 'worker', 'style', 'tiles', 'slow']

/** The notice over a map about a missing part, announced once and politely. */
export function MapNotice({ problem, isLoading, messages, onRetry }: MapNoticeProps): ReactNode {
  return (
    <div role="status" data-part="map-status">
      {problem ? (
        <NoticeBox
          text={messages.problems[problem]}
          canRetry={passing.includes(problem)}
          onRetry={onRetry}
        />
      ) : (
        isLoading && <p data-part="map-loading">{messages.loading}</p>
      )}
    </div>
  )
}

'use client'

import { type Failure, type QueryStatus, useNotice } from '@signpost/react'
import type { DirectionsMessages } from './DirectionsMessages.ts'

/** The reason why there is no route to show. */
export interface DirectionsNotice {
  readonly text: string
  readonly advice?: string | undefined
  readonly canRetry: boolean
}

/** The notice instead of a route; none when there is one. */
export function useDirectionsNotice(
  status: QueryStatus,
  failure: Failure | undefined,
  messages: DirectionsMessages,
): DirectionsNotice | undefined {
  const { start, loading, none, noneAdvice } = messages
  const notice = useNotice(status, failure, { ...messages, notFound: none })
  if (status === 'idle') return { text: start, canRetry: false }
  if (status === 'loading') return { text: loading, canRetry: false }
  return status === 'empty' && notice ? { ...notice, advice: noneAdvice } : notice
}

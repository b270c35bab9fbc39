import type { GeoError } from '@signpost/client'
import type { QueryStatus } from '@signpost/react'
import type { DirectionsMessages } from '../../messages/directions/DirectionsMessages.ts'

/** Why there is no route to show. */
export interface DirectionsNotice {
  readonly text: string
  readonly advice?: string | undefined
  readonly canRetry: boolean
}

/** The words where a route would be; none when there is one. */
export function directionsNotice(
  status: QueryStatus,
  error: GeoError | null,
  messages: DirectionsMessages,
): DirectionsNotice | undefined {
  switch (status) {
    case 'idle':
      return { text: messages.start, canRetry: false }
    case 'loading':
      return { text: messages.loading, canRetry: false }
    case 'offline':
      return { text: messages.offline, canRetry: false }
    case 'empty':
      return { text: messages.none, advice: messages.noneAdvice, canRetry: false }
    case 'error':
      if (error?.status === 501) return { text: messages.unavailable, canRetry: false }
      if (error?.kind === 'key') return { text: messages.keyRefused, canRetry: false }
      return { text: messages.failed, canRetry: true }
    default:
      return undefined
  }
}

import type { GeoError } from '@signpost/client'
import type { PlaceSearchStatus } from '../../domain/placeSearchStatus.ts'
import type { PlaceSearchMessages } from '../../messages/place-search/PlaceSearchMessages.ts'

/** What an announcement is made of. */
export interface Announced {
  readonly status: PlaceSearchStatus
  readonly rows: number
  readonly error: GeoError | undefined
  readonly minLength: number
  readonly messages: PlaceSearchMessages
  /** Writes a whole number as the language does. */
  readonly write: (count: number) => string
}

/** What a screen reader says of a status: nothing while it may still change, and no countdown. */
export function announcementOf(announced: Announced): string {
  const { status, rows, error, minLength, messages, write } = announced
  switch (status) {
    case 'idle':
    case 'refreshing':
      return ''
    case 'short':
      return messages.short(minLength, write(minLength))
    case 'needs-location':
      return messages.needsLocation
    case 'loading':
      return messages.loading
    case 'ready':
      return messages.found(rows, write(rows))
    case 'empty':
      return `${messages.nothing}. ${messages.nothingAdvice}`
    case 'offline':
      return messages.offline
    case 'error':
      if (error?.kind === 'key') return messages.keyRefused
      if (error?.kind !== 'limit' || !error.retryAfter) return messages.failed
      return messages.tooMany(error.retryAfter, write(error.retryAfter))
  }
}

import type { GeoError } from '@signpost/client'
import type { PlaceSearchStatus } from '../../domain/placeSearchStatus.ts'
import type { PlaceSearchMessages } from '../../messages/place-search/PlaceSearchMessages.ts'
import type { LocationProgress } from './useUserPosition.ts'

/** What an announcement is made of. */
export interface Announced {
  readonly status: PlaceSearchStatus
  readonly rows: number
  /** How many places are offered while nothing is typed. */
  readonly recent: number
  readonly location: LocationProgress | undefined
  readonly error: GeoError | undefined
  readonly minLength: number
  readonly messages: PlaceSearchMessages
  /** Writes a whole number as the language does. */
  readonly write: (count: number) => string
}

/** What a screen reader says of a status: nothing while it may still change, and no countdown. */
export function announcementOf(announced: Announced): string {
  const { status, rows, recent, location, error, minLength, messages, write } = announced
  const where = location && messages[location]
  switch (status) {
    case 'idle':
      return where ?? (recent > 0 ? messages.recent(recent, write(recent)) : '')
    case 'refreshing':
      return ''
    case 'short':
      return messages.short(minLength, write(minLength))
    case 'needs-location':
      return where ?? messages.needsLocation
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

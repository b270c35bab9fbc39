import type { GeoError } from '@signpost/client'
import type { PlaceCardStatus } from '../../hooks/usePlaceCard.ts'
import type { IconName } from '../../icons/Icon.tsx'
import type { PlaceCardMessages } from '../../messages/place-card/PlaceCardMessages.ts'

/** Why a card has no place to show. */
export interface CardNotice {
  readonly icon: IconName
  readonly text: string
  readonly canRetry: boolean
}

/** The words of a card without a place; `undefined` where it is still to come or several are there. */
export function noticeOf(
  status: PlaceCardStatus,
  error: GeoError | undefined,
  messages: PlaceCardMessages,
): CardNotice | undefined {
  if (status === 'empty') return { icon: 'search', text: messages.notFound, canRetry: false }
  if (status === 'offline') return { icon: 'offline', text: messages.offline, canRetry: false }
  if (status !== 'error') return undefined
  switch (error?.kind) {
    case 'key':
      return { icon: 'warning', text: messages.keyRefused, canRetry: false }
    case 'limit':
      return { icon: 'warning', text: messages.tooMany, canRetry: true }
    // The fault is in how the app asks: the same request fails however often it is made.
    case 'request':
    case 'not-found':
      return { icon: 'warning', text: messages.failed, canRetry: false }
    default:
      return { icon: 'warning', text: messages.failed, canRetry: true }
  }
}

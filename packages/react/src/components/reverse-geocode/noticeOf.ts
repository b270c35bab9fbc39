import type { GeoError } from '@signpost/client'
import type { QueryStatus } from '../../domain/queryStatus.ts'
import type { IconName } from '../../icons/Icon.tsx'
import type { ReverseGeocodeMessages } from '../../messages/reverse-geocode/ReverseGeocodeMessages.ts'

/** What is said in the place of an address. */
export interface AddressNotice {
  readonly icon: IconName
  readonly text: string
  readonly canRetry?: boolean
}

/** Why there is no address to show; nothing while one is looked up. */
export function noticeOf(
  status: QueryStatus,
  error: GeoError | null,
  words: ReverseGeocodeMessages,
): AddressNotice | undefined {
  switch (status) {
    case 'empty':
      return { icon: 'coordinate', text: words.nothing }
    case 'offline':
      return { icon: 'offline', text: words.offline }
    case 'error':
      if (error?.kind === 'key') return { icon: 'warning', text: words.keyRefused }
      // What is wrong with the question stays wrong.
      return { icon: 'warning', text: words.failed, canRetry: error?.kind !== 'request' }
    default:
      return undefined
  }
}

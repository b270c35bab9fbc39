import type { GeoError } from '@signpost/client'
import type { QueryStatus } from '../domain/queryStatus.ts'
import type { IconName } from '../icons/Icon.tsx'

/** Why there is nothing to show. */
export interface QueryNotice {
  readonly icon: IconName
  readonly text: string
  readonly canRetry: boolean
}

export interface QueryNoticeWords {
  readonly notFound: string
  readonly offline: string
  readonly keyRefused: string
  readonly tooMany?: string
  readonly failed: string
}

/** What is said where an answer would be shown, and whether asking again can help; `undefined` while it can still come or is there. */
export function queryNotice(
  status: QueryStatus | 'ambiguous',
  error: GeoError | null | undefined,
  words: QueryNoticeWords,
): QueryNotice | undefined {
  if (status === 'empty') return { icon: 'search', text: words.notFound, canRetry: false }
  if (status === 'offline') return { icon: 'offline', text: words.offline, canRetry: false }
  if (status !== 'error') return undefined
  switch (error?.kind) {
    case 'key':
      return { icon: 'warning', text: words.keyRefused, canRetry: false }
    case 'limit':
      return { icon: 'warning', text: words.tooMany ?? words.failed, canRetry: true }
    // The fault is in how the app asks: the same request fails however often it is made.
    case 'request':
    case 'not-found':
      return { icon: 'warning', text: words.failed, canRetry: false }
    default:
      return { icon: 'warning', text: words.failed, canRetry: true }
  }
}

import type { PlaceSearchState } from '../../hooks/place-search/PlaceSearchState.ts'
import type { IconName } from '../../icons/Icon.tsx'
import type { PlaceSearchMessages } from '../../messages/place-search/PlaceSearchMessages.ts'

/** What a box says below its input when it has no rows to show. */
export interface NoticeText {
  readonly icon?: IconName
  readonly text: string
  readonly advice?: string | undefined
  readonly action?: 'retry' | 'locate'
}

export interface NoticeFacts
  extends Pick<PlaceSearchState, 'status' | 'error' | 'retryIn' | 'location'> {
  readonly minLength: number
  readonly messages: PlaceSearchMessages
  /** Writes a number as the user's language does. */
  readonly write: (count: number) => string
}

/** The words of a state; `undefined` where rows, or nothing, are shown. */
export function noticeText(facts: NoticeFacts): NoticeText | undefined {
  const { status, minLength, messages, location, write } = facts
  switch (status) {
    case 'short':
      return { icon: 'search', text: messages.short(minLength, write(minLength)) }
    case 'needs-location': {
      const advice = location && messages[location]
      return { icon: 'location', text: messages.needsLocation, advice, action: 'locate' }
    }
    case 'loading':
      return { text: messages.loading }
    case 'empty':
      return { icon: 'search', text: messages.nothing, advice: messages.nothingAdvice }
    case 'offline':
      return { icon: 'offline', text: messages.offline }
    case 'error':
      return failure(facts)
    default:
      return undefined
  }
}

function failure({ error, retryIn, messages, write }: NoticeFacts): NoticeText {
  if (error?.kind === 'key') return { icon: 'warning', text: messages.keyRefused }
  if (retryIn) return { icon: 'warning', text: messages.tooMany(retryIn, write(retryIn)) }
  const notice = { icon: 'warning', text: messages.failed } as const
  // Where the fault is in how the app asks, the same request fails however often it is made.
  const isHopeless = error?.kind === 'request' || error?.kind === 'not-found'
  return isHopeless ? notice : { ...notice, action: 'retry' }
}

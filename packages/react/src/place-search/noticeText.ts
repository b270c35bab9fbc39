import type { IconName } from '../icons/Icon.tsx'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import type { PlaceSearchState } from './PlaceSearchState.ts'

/** The notice of a box below its input when it has no rows to show. */
export interface NoticeText {
  readonly icon?: IconName
  readonly text: string
  readonly advice?: string | undefined
  readonly action?: 'retry' | 'locate' | undefined
}

export interface NoticeFacts
  extends Pick<PlaceSearchState, 'status' | 'notice' | 'location' | 'announcement'> {
  readonly messages: PlaceSearchMessages
}

/** The text of a state; `undefined` where rows, or nothing, are shown. */
export function noticeText(facts: NoticeFacts): NoticeText | undefined {
  const { status, notice, messages, location, announcement } = facts
  switch (status) {
    case 'short':
      return { icon: 'search', text: announcement }
    case 'needs-location': {
      const advice = location && messages[location]
      return { icon: 'location', text: messages.needsLocation, advice, action: 'locate' }
    }
    case 'loading':
      return { text: messages.loading }
    case 'empty':
      return { icon: 'search', text: messages.nothing, advice: messages.nothingAdvice }
    case 'offline':
    case 'error':
      return notice && { ...notice, action: notice.canRetry ? 'retry' : undefined }
    default:
      return undefined
  }
}

import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import type { PlaceSearchState } from './PlaceSearchState.ts'

/** The content of the notice below an input without rows. */
export interface NoticeContent {
  readonly body: ReactNode
  readonly action?: 'retry' | 'locate' | undefined
  /** The label of the action's button. */
  readonly label?: string | undefined
}

export interface NoticeFacts
  extends Pick<PlaceSearchState, 'status' | 'items' | 'notice' | 'location' | 'announcement'> {
  readonly messages: PlaceSearchMessages
}

/** Returns the content of the notice for a state; undefined while rows, or nothing, are shown. */
export function noticeContent(facts: NoticeFacts): NoticeContent | undefined {
  const { status, items, notice, messages, location, announcement } = facts
  switch (status) {
    case 'short':
      return { body: bodyOf('search', announcement) }
    case 'needs-location': {
      const body = bodyOf('location', messages.needsLocation, location && messages[location])
      return { body, action: 'locate', label: messages.useMyLocation }
    }
    case 'loading':
      return { body: bodyOf(undefined, messages.loading) }
    case 'empty':
      // A row that keeps the typed text says enough.
      if (items.length > 0) return undefined
      return { body: bodyOf('search', messages.nothing, messages.nothingAdvice) }
    case 'offline':
    case 'error':
      return (
        notice && {
          body: bodyOf(notice.icon, notice.text),
          action: notice.canRetry ? 'retry' : undefined,
          label: notice.retry,
        }
      )
    default:
      return undefined
  }
}

function bodyOf(icon: IconName | undefined, text: string, advice?: string | undefined): ReactNode {
  return (
    <>
      {icon && <Icon part="notice-icon" name={icon} />}
      <p>{text}</p>
      {advice && <p data-part="advice">{advice}</p>}
    </>
  )
}

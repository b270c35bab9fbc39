'use client'

import type { ReactNode } from 'react'
import { formatCount } from '../domain/formatCount.ts'
import { Icon } from '../icons/Icon.tsx'
import { useSignpost } from '../provider/useSignpost.ts'
import { noticeText } from './noticeText.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import type { PlaceSearchState } from './PlaceSearchState.ts'

export interface PlaceSearchNoticeProps {
  /** What `usePlaceSearch` returns. */
  readonly state: Pick<
    PlaceSearchState,
    'status' | 'error' | 'notice' | 'location' | 'items' | 'announcement' | 'actions'
  >
  /** How many characters it takes to ask. */
  readonly minLength: number
  /** The words of the box. */
  readonly messages: PlaceSearchMessages
}

/** What stands below the input when there are no rows: why, and what can be done. Nothing where rows are shown. */
export function PlaceSearchNotice({
  state,
  minLength,
  messages,
}: PlaceSearchNoticeProps): ReactNode {
  const { language } = useSignpost()
  const write = (count: number): string => formatCount(count, language)
  const notice = noticeText({ ...state, minLength, messages, write })
  if (notice === undefined) return null
  const { icon, text, advice, action } = notice
  return (
    <div data-part="notice">
      {icon && <Icon part="notice-icon" name={icon} />}
      <p>{text}</p>
      {advice && <p data-part="advice">{advice}</p>}
      {action && (
        <button type="button" data-part="action" onClick={state.actions[action]}>
          {action === 'retry' ? messages.retry : messages.useMyLocation}
        </button>
      )}
    </div>
  )
}

'use client'

import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { Notice } from '../internals/notice/useNotice.ts'
import { useCard } from './CardContext.ts'
import { SuggestionLines } from './SuggestionLines.tsx'

export interface PlaceCardNoticeProps {
  readonly notice: Notice
  /** The known lines of the place, which stay visible. */
  readonly lines: readonly string[]
  readonly onRetry: () => void
}

/** The reason why there is no place, and an action. The known lines stay visible. */
export function PlaceCardNotice({ notice, lines, onRetry }: PlaceCardNoticeProps): ReactNode {
  const { messages } = useCard()
  return (
    <>
      {lines.length > 0 && <SuggestionLines lines={lines} />}
      <div data-part="notice">
        <Icon part="notice-icon" name={notice.icon} />
        <p>{notice.text}</p>
        {notice.canRetry && (
          <button type="button" data-part="action" onClick={onRetry}>
            {messages.retry}
          </button>
        )}
      </div>
    </>
  )
}

'use client'

import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { Notice } from '../internals/notice/useNotice.ts'

export interface NoticeBoxProps {
  readonly notice: Notice
  /** Advice on what else the user can do. */
  readonly advice?: string | undefined
  readonly retry: string
  readonly onRetry: () => void
}

/** The reason why there is nothing to show, and an action. */
export function NoticeBox({ notice, advice, retry, onRetry }: NoticeBoxProps): ReactNode {
  return (
    <div data-part="notice">
      <Icon part="notice-icon" name={notice.icon} />
      <p>{notice.text}</p>
      {advice !== undefined && <p data-part="advice">{advice}</p>}
      {notice.canRetry && (
        <button type="button" data-part="action" onClick={onRetry}>
          {retry}
        </button>
      )}
    </div>
  )
}

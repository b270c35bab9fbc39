'use client'

import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { QueryNotice } from './queryNotice.ts'

export interface CatalogNoticeProps {
  readonly notice: QueryNotice
  /** What else can be done. */
  readonly advice?: string | undefined
  readonly retry: string
  readonly onRetry: () => void
}

/** Why there is nothing to choose from, and what can be done. */
export function CatalogNotice({ notice, advice, retry, onRetry }: CatalogNoticeProps): ReactNode {
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

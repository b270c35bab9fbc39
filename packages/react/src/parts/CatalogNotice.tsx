'use client'

import type { ReactNode } from 'react'
import type { CatalogActions, CatalogState } from '../internals/useCatalogState.ts'
import type { CatalogMessages } from '../messages/CatalogMessages.ts'
import { NoticeBox, type NoticeBoxProps } from './NoticeBox.tsx'

export interface CatalogNoticeProps {
  readonly state: CatalogState<unknown> & {
    readonly actions: CatalogActions
    readonly messages: CatalogMessages
  }
  /** Default: that of the state. */
  readonly notice?: NoticeBoxProps | undefined
}

/** The reason why a catalog lists nothing, or its skeleton while it is loading. */
export function CatalogNotice({ state, notice = state.notice }: CatalogNoticeProps): ReactNode {
  const { messages, query } = state
  const isUnmatched = query.trim() && state.status === 'empty'
  return (
    <>
      {notice && (
        <NoticeBox
          advice={isUnmatched ? messages.nothingAdvice : undefined}
          {...notice}
          onRetry={state.actions.retry}
        />
      )}
      {state.isSlow && (
        <div aria-hidden="true" data-part="bones">
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <span key={key} data-part="bone" />
          ))}
        </div>
      )}
    </>
  )
}

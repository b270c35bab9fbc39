'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { Button } from '../kit/Button.tsx'
import { noticeContent } from './noticeContent.tsx'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import type { PlaceSearchState } from './PlaceSearchState.ts'

export interface PlaceSearchNoticeProps extends RootProps {
  /** The result of `usePlaceSearch`. */
  readonly state: Pick<
    PlaceSearchState,
    'status' | 'error' | 'notice' | 'location' | 'items' | 'announcement' | 'actions'
  >
  /** The messages of the box. */
  readonly messages: PlaceSearchMessages
}

/**
 * The notice below an input without rows: the reason, and an action. Renders nothing while there are rows.
 *
 * @example
 * ```tsx
 * <PlaceSearch slots={{ notice: PlaceSearchNotice }} />
 * ```
 */
export const PlaceSearchNotice: ComponentWithRef<PlaceSearchNoticeProps, HTMLDivElement> =
  forwardRef(function PlaceSearchNotice({ state, messages, ...root }: PlaceSearchNoticeProps, ref) {
    const content = noticeContent({ ...state, messages })
    return (
      content && (
        <div ref={ref} {...root} data-part="notice">
          {content.body}
          {content.action && (
            <Button onClick={state.actions[content.action]}>{content.label}</Button>
          )}
        </div>
      )
    )
  })

'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { Icon } from '../icons/Icon.tsx'
import { noticeText } from './noticeText.ts'
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
 * The notice below the input when there are no rows: the reason, and an action. Renders nothing where rows are shown.
 *
 * @example
 * ```tsx
 * <PlaceSearch slots={{ notice: PlaceSearchNotice }} />
 * ```
 */
export const PlaceSearchNotice: ComponentWithRef<PlaceSearchNoticeProps, HTMLDivElement> =
  forwardRef(function PlaceSearchNotice(
    { state, messages, className }: PlaceSearchNoticeProps,
    ref,
  ) {
    const notice = noticeText({ ...state, messages })
    if (notice === undefined) return null
    const { icon, text, advice, action } = notice
    return (
      <div ref={ref} className={className} data-part="notice">
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
  })

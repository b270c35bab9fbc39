'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { Button } from '../kit/Button.tsx'
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
    const content = contentOf(state, messages)
    if (!content) return null
    const { icon, text, advice, action, label } = content
    return (
      <div ref={ref} {...root} data-part="notice">
        {icon && <Icon part="notice-icon" name={icon} />}
        <p>{text}</p>
        {advice && <p data-part="advice">{advice}</p>}
        {action && <Button onClick={state.actions[action]}>{label}</Button>}
      </div>
    )
  })

interface Content {
  readonly icon?: IconName | undefined
  readonly text: string
  readonly advice?: string | undefined
  readonly action?: 'retry' | 'locate' | undefined
  /** The label of the action's button. */
  readonly label?: string | undefined
}

/** Returns the content of the notice for a state; undefined while rows, or nothing, are shown. */
function contentOf(
  { status, items, notice, location, announcement }: PlaceSearchNoticeProps['state'],
  messages: PlaceSearchMessages,
): Content | undefined {
  switch (status) {
    case 'short':
      return { icon: 'search', text: announcement }
    case 'needs-location':
      return {
        icon: 'location',
        text: messages.needsLocation,
        advice: location && messages[location],
        action: 'locate',
        label: messages.useMyLocation,
      }
    case 'loading':
      return { text: messages.loading }
    case 'empty':
      // A row that keeps the typed text says enough.
      if (items.length > 0) return undefined
      return { icon: 'search', text: messages.nothing, advice: messages.nothingAdvice }
    case 'offline':
    case 'error':
      return (
        notice && {
          icon: notice.icon,
          text: notice.text,
          action: notice.canRetry ? 'retry' : undefined,
          label: notice.retry,
        }
      )
    default:
      return undefined
  }
}

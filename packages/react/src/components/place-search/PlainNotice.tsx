import type { ReactNode } from 'react'
import type { PlaceSearchNoticeProps } from './PlaceSearchNotice.tsx'

/** A notice while the one that is designed is still being loaded, or cannot be: what a screen reader says of it, and another try. */
export function PlainNotice({ state, messages }: PlaceSearchNoticeProps): ReactNode {
  const { items, announcement, status, actions } = state
  return (
    items.length === 0 &&
    announcement && (
      <div data-part="notice">
        <p>{announcement}</p>
        {status === 'error' && (
          <button type="button" data-part="action" onClick={actions.retry}>
            {messages.retry}
          </button>
        )}
      </div>
    )
  )
}

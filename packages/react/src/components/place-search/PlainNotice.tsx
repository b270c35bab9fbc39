import type { ReactNode } from 'react'
import type { PlaceSearchNoticeProps } from './PlaceSearchNotice.tsx'

/** A notice while the one that is designed is still being loaded, or cannot be: what a screen reader says of it, and another try. */
export function PlainNotice({ state, messages }: PlaceSearchNoticeProps): ReactNode {
  if (state.items.length > 0 || !state.announcement) return null
  return (
    <div data-part="notice">
      <p>{state.announcement}</p>
      {state.error && (
        <button type="button" data-part="action" onClick={state.actions.retry}>
          {messages.retry}
        </button>
      )}
    </div>
  )
}

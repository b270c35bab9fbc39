import type { ReactNode } from 'react'
import type { PlaceSearchNoticeProps } from './PlaceSearchNotice.tsx'

/** A notice while the one that is designed is still being loaded, or cannot be: what a screen reader says of it. */
export function PlainNotice({ state }: PlaceSearchNoticeProps): ReactNode {
  const { items, announcement } = state
  return items.length === 0 && announcement && <p data-part="notice">{announcement}</p>
}

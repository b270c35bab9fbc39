'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useMap } from '../internals/useMap.ts'
import { bringIntoView } from './bringIntoView.ts'

export interface PlacePopoverProps {
  readonly label: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What opens at a marker. Escape closes it; the focus is back on the marker then. */
export function PlacePopover({
  label,
  closeLabel,
  onClose,
  children,
}: PlacePopoverProps): ReactNode {
  const map = useMap()
  const popover = useRef<HTMLElement>(null)
  useEffect(() => {
    if (popover.current) bringIntoView(map, popover.current)
  }, [map])
  const close = (): void => {
    const marker = popover.current?.previousElementSibling
    if (marker instanceof HTMLElement) marker.focus()
    onClose()
  }
  return (
    <section
      ref={popover}
      data-part="marker-popover"
      aria-label={label}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <button type="button" data-part="popover-close" aria-label={closeLabel} onClick={close}>
        <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20">
          <path d="m5.5 5.5 9 9m0-9-9 9" />
        </svg>
      </button>
      {children}
    </section>
  )
}

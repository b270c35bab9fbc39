'use client'

import { fieldPaths, SvgIcon } from '@signpost/react/internal'
import { type ReactNode, useEffect, useRef } from 'react'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'

export interface PlacePopoverProps {
  readonly label: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The popover at a marker. Escape closes it and returns the focus to the marker. */
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
        <SvgIcon path={fieldPaths.clear} />
      </button>
      {children}
    </section>
  )
}

/** The free space around it, in pixels. */
const margin = 12

/** Pans a map until an element on it is fully visible, or its beginning if the map is too small. */
function bringIntoView(map: MapLibreMap, element: Element): void {
  const inner = element.getBoundingClientRect()
  const outer = map.getContainer().getBoundingClientRect()
  const by = (start: number, end: number): number =>
    start < margin ? start - margin : Math.min(start - margin, Math.max(0, end + margin))
  const x = by(inner.left - outer.left, inner.right - outer.right)
  const y = by(inner.top - outer.top, inner.bottom - outer.bottom)
  if (x !== 0 || y !== 0) map.panBy([x, y])
}

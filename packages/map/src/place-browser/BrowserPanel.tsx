'use client'

import { fieldPaths, SvgIcon, useIsomorphicLayoutEffect } from '@signpost/react/internal'
import { type ReactNode, useRef } from 'react'
import type { PlaceBrowserMessages } from './PlaceBrowserMessages.ts'
import { type SheetSpace, type Snap, useSheet } from './useSheet.ts'

export interface BrowserPanelProps {
  readonly title: string
  readonly headingLevel: number
  readonly className: string | undefined
  readonly messages: PlaceBrowserMessages
  /** The space for the panel when it is a sheet. */
  readonly space: SheetSpace | undefined
  /** True when the panel gets the focus if no element has it. */
  readonly takesFocus: boolean
  readonly snap: Snap
  readonly onSnap: (snap: Snap) => void
  /** The initial scroll position, and a function that is called with each other one. */
  readonly scrolled: number
  readonly onScrolled: (top: number) => void
  readonly onClose: (() => void) | undefined
  readonly children: ReactNode
}

/** The results: over a side of the map, and on a phone a sheet over its lower part, which is dragged to one of three heights. */
export function BrowserPanel(props: BrowserPanelProps): ReactNode {
  const { title, messages, snap, onSnap, onClose } = props
  const root = useRef<HTMLDivElement>(null)
  const sheet = useSheet(root, props.space, snap, onSnap)
  const Heading = `h${props.headingLevel}` as 'h2'
  // When the focused element was removed, the focus moves to the empty search box, else to the heading.
  useIsomorphicLayoutEffect(() => {
    const panel = root.current
    if (panel === null) return
    if (props.takesFocus && document.activeElement === document.body) {
      const heading = panel.querySelector<HTMLElement>('[data-part="browser-title"]')
      const next = panel.querySelector<HTMLElement>('input[value=""]') ?? heading
      next?.focus({ preventScroll: true })
    }
    panel.scrollTop = props.scrolled
    // Shows more than the header, because the user has just requested this content.
    if (snap === 0) onSnap(1)
  }, [])
  return (
    <div
      ref={root}
      className={props.className}
      data-part="browser-panel"
      data-snap={snap}
      onScroll={({ currentTarget }) => props.onScrolled(currentTarget.scrollTop)}
      {...sheet}
    >
      <header data-part="browser-header">
        <input
          type="range"
          min="0"
          max="2"
          value={snap}
          aria-label={messages.height}
          aria-valuetext={[messages.low, messages.half, messages.full][snap]}
          onChange={({ target }) => onSnap(Number(target.value) as Snap)}
        />
        <Heading tabIndex={-1} data-part="browser-title">
          {title}
        </Heading>
        {onClose && (
          <button
            type="button"
            data-part="browser-close"
            aria-label={messages.close}
            onClick={onClose}
          >
            <SvgIcon path={fieldPaths.clear} />
          </button>
        )}
      </header>
      {props.children}
    </div>
  )
}

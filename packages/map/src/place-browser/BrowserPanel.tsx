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
  /** The space for the panel as a sheet; undefined if it is not a sheet. */
  readonly space: SheetSpace | undefined
  /** True when the panel takes the focus if no other element has it. */
  readonly takesFocus: boolean
  readonly snap: Snap
  readonly onSnap: (snap: Snap) => void
  /** The initial scroll position. `onScrolled` is called with each later one. */
  readonly scrolled: number
  readonly onScrolled: (top: number) => void
  readonly onClose: (() => void) | undefined
  readonly children: ReactNode
}

/** The panel of results: on a side of the map, or on a phone a sheet over its lower part, which users drag to one of three heights. */
export function BrowserPanel(props: BrowserPanelProps): ReactNode {
  const { title, messages, snap, onSnap, onClose } = props
  const root = useRef<HTMLDivElement>(null)
  const sheet = useSheet(root, props.space, snap, onSnap)
  const Heading = `h${props.headingLevel}` as 'h2'
  // If the focused element was removed, move the focus to the empty search box, else to the heading.
  useIsomorphicLayoutEffect(() => {
    const panel = root.current
    if (panel === null) return
    if (props.takesFocus && document.activeElement === document.body) {
      const heading = panel.querySelector<HTMLElement>('[data-part="panel-title"]')
      const next = panel.querySelector<HTMLElement>('input[value=""]') ?? heading
      next?.focus({ preventScroll: true })
    }
    panel.scrollTop = props.scrolled
    // Expand a low sheet, because the user has just requested this content.
    if (snap === 0) onSnap(1)
  }, [])
  return (
    <div
      ref={root}
      className={props.className}
      data-part="panel"
      data-snap={snap}
      onScroll={({ currentTarget }) => props.onScrolled(currentTarget.scrollTop)}
      {...sheet}
    >
      <header data-part="panel-header">
        <input
          type="range"
          min="0"
          max="2"
          value={snap}
          aria-label={messages.height}
          aria-valuetext={[messages.low, messages.half, messages.full][snap]}
          onChange={({ target }) => onSnap(Number(target.value) as Snap)}
        />
        <Heading tabIndex={-1} data-part="panel-title">
          {title}
        </Heading>
        {onClose && (
          <button type="button" data-part="close" aria-label={messages.close} onClick={onClose}>
            <SvgIcon path={fieldPaths.clear} />
          </button>
        )}
      </header>
      {props.children}
    </div>
  )
}

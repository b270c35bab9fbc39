'use client'

import { Button, fieldPaths, useIsomorphicLayoutEffect } from '@signpost/react/internal'
import { type ReactNode, useRef } from 'react'
import type { PlaceBrowserMessages } from './PlaceBrowserMessages.ts'
import { type SheetSpace, type Snap, useSheet } from './useSheet.ts'

/** The position of the user in a panel, which they find again when they return. */
export interface PanelPosition {
  readonly top: number
  /** The row of the list that had the focus last. */
  readonly row?: string | undefined
}

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
  /** The initial position in the panel. `onPositionChange` is called with each later one. */
  readonly position: PanelPosition | undefined
  readonly onPositionChange: (position: PanelPosition) => void
  readonly onClose: (() => void) | undefined
  readonly children: ReactNode
}

/** The panel of results: on a side of the map, or on a phone a sheet over its lower part, which users drag to one of three heights. */
export function BrowserPanel(props: BrowserPanelProps): ReactNode {
  const { title, messages, snap, onSnap, onClose } = props
  const root = useRef<HTMLDivElement>(null)
  const sheet = useSheet(root, props.space, snap, onSnap)
  const position = useRef<PanelPosition>(props.position ?? { top: 0 })
  const note = (part: Partial<PanelPosition>): void => {
    position.current = { ...position.current, ...part }
    props.onPositionChange(position.current)
  }
  const Heading = `h${props.headingLevel}` as 'h2'
  // If the focused element was removed, move the focus to the row where the user left the list, the empty search box, or the heading.
  useIsomorphicLayoutEffect(() => {
    const panel = root.current
    if (panel === null) return
    if (props.takesFocus && document.activeElement === document.body) {
      const { row } = position.current
      const [next] = [
        `[data-row="${row}"]`,
        'input[value=""]',
        '[data-part="panel-title"]',
      ].flatMap((selector) => panel.querySelector<HTMLElement>(selector) ?? [])
      next?.focus({ preventScroll: true })
    }
    panel.scrollTop = position.current.top
    // Expand a low sheet, because the user has just requested this content.
    if (snap === 0) onSnap(1)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back from wherever the focus is in the panel.
    <div
      ref={root}
      className={props.className}
      data-part="panel"
      data-snap={snap}
      onKeyDown={(event) => {
        const { key, target } = event
        // Escape in a field or a dialog is for that.
        if (key !== 'Escape' || event.defaultPrevented || !(target instanceof Element)) return
        if (!target.closest('input:not([type="range"]), select, dialog, [popover]')) onClose?.()
      }}
      onFocus={({ target }) => note({ row: target.dataset.row })}
      onScroll={({ currentTarget }) => note({ top: currentTarget.scrollTop })}
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
          <Button
            part="close"
            aria-label={messages.close}
            onClick={onClose}
            icon={fieldPaths.clear}
          />
        )}
      </header>
      {props.children}
    </div>
  )
}

import { type PropsWithChildren, useLayoutEffect, useRef } from 'react'
import { useLink } from './useLink.ts'
import { type Snap, useSheet } from './useSheet.ts'

/** The scroll position of each screen by its link: a list is where it was when one comes back to it. */
const scrolled = new Map<string, number>()

type PanelProps = PropsWithChildren<{
  title: string
  snap: Snap
  onSnap: (snap: Snap) => void
  onClose: () => void
}>

/** The results: over a side of the map, and on a phone a sheet over its lower part, which is dragged to one of three heights. */
export function Panel({ title, snap, onSnap, onClose, children }: PanelProps) {
  const { messages } = useLink()
  const root = useRef<HTMLDivElement>(null)
  const sheet = useSheet(root, snap, onSnap)
  // Who came by something that is gone now goes on here: in a box that is empty, else at the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each panel.
  useLayoutEffect(() => {
    const panel = root.current
    if (panel === null) return
    if (document.activeElement === document.body) {
      const next = panel.querySelector<HTMLElement>('input[value=""]') ?? panel.querySelector('h1')
      next?.focus({ preventScroll: true })
    }
    panel.scrollTop = scrolled.get(location.search) ?? 0
    // What was just asked for is worth more than its header.
    if (snap === 0) onSnap(1)
  }, [])
  return (
    <div
      className="panel"
      ref={root}
      data-snap={snap}
      onScroll={({ currentTarget }) => scrolled.set(location.search, currentTarget.scrollTop)}
      {...sheet}
    >
      <header>
        <input
          type="range"
          min="0"
          max="2"
          value={snap}
          aria-label={messages.height}
          aria-valuetext={messages.heights[snap]}
          onChange={({ target }) => onSnap(Number(target.value) as Snap)}
        />
        <h1 tabIndex={-1}>{title}</h1>
        <button
          type="button"
          className="icon close"
          aria-label={messages.close}
          onClick={onClose}
        />
      </header>
      {children}
    </div>
  )
}

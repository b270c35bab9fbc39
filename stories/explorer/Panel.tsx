import { type PropsWithChildren, useLayoutEffect, useRef } from 'react'
import { useLink } from './useLink.ts'

/** The scroll position of each screen by its link: a list is where it was when one comes back to it. */
const scrolled = new Map<string, number>()

type PanelProps = PropsWithChildren<{ title: string; onClose: () => void }>

/** The results: beside the map, and on a phone a sheet below it, which its checkbox expands. */
export function Panel({ title, onClose, children }: PanelProps) {
  const { messages } = useLink()
  const root = useRef<HTMLDivElement>(null)
  // Who came by something that is gone now goes on here: in a box that is empty, else at the heading.
  useLayoutEffect(() => {
    const panel = root.current
    if (panel === null) return
    if (document.activeElement === document.body) {
      const next = panel.querySelector<HTMLElement>('input[value=""]') ?? panel.querySelector('h1')
      next?.focus()
    }
    panel.scrollTop = scrolled.get(location.search) ?? 0
  }, [])
  return (
    <div
      className="panel"
      ref={root}
      onScroll={({ currentTarget }) => scrolled.set(location.search, currentTarget.scrollTop)}
    >
      <header>
        <input type="checkbox" aria-label={messages.enlarge} />
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

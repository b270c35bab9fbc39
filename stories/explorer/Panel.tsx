import type { PropsWithChildren } from 'react'
import { useLink } from './useLink.ts'

type PanelProps = PropsWithChildren<{ title: string; onClose: () => void }>

/** The results: beside the map, and on a phone a sheet below it, which its checkbox expands. */
export function Panel({ title, onClose, children }: PanelProps) {
  const { messages } = useLink()
  // Who came by something that is gone now goes on here: in a box that is empty, else at the heading.
  const focus = (panel: HTMLElement | null) => {
    if (document.activeElement !== document.body) return
    const next = panel?.querySelector<HTMLElement>('input[value=""]') ?? panel?.querySelector('h1')
    next?.focus()
  }
  return (
    <div className="panel" ref={focus}>
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

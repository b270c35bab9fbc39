import type { PropsWithChildren } from 'react'
import { useLink } from './useLink.ts'

type PanelProps = PropsWithChildren<{ title: string; onClose: () => void }>

/** What was found: beside the map, and on a phone a sheet below it, which its checkbox draws up. */
export function Panel({ title, onClose, children }: PanelProps) {
  const { words } = useLink()
  // Who came by something that is gone now goes on here.
  const focus = (panel: HTMLElement | null) => {
    if (document.activeElement === document.body) panel?.focus()
  }
  return (
    <section ref={focus} className="panel" aria-label={title} tabIndex={-1}>
      <header>
        <input type="checkbox" aria-label={words.enlarge} />
        <h2>{title}</h2>
        <button type="button" className="icon close" aria-label={words.close} onClick={onClose} />
      </header>
      {children}
    </section>
  )
}

import type { PropsWithChildren } from 'react'
import { useLink } from './useLink.ts'

type PanelProps = PropsWithChildren<{ title: string; onClose: () => void }>

/** What was found: beside the map, and on a phone a sheet below it, which its checkbox draws up. */
export function Panel({ title, onClose, children }: PanelProps) {
  const { words } = useLink()
  // Who came by something that is gone now goes on here.
  const focus = (heading: HTMLElement | null) =>
    void (document.activeElement === document.body && heading?.focus())
  return (
    <div className="panel">
      <header>
        <input type="checkbox" aria-label={words.enlarge} />
        <h1 ref={focus} tabIndex={-1}>
          {title}
        </h1>
        <button type="button" className="icon close" aria-label={words.close} onClick={onClose} />
      </header>
      {children}
    </div>
  )
}

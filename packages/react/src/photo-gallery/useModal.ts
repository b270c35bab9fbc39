'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** A dialog that is modal while it is mounted, over a page that does not scroll. Afterwards the focus returns to where it was, or to `fallback` when that element is removed. */
export function useModal(
  fallback: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    const above = fallback.current
    if (current === null || above === null) return
    const root = above.getRootNode()
    const before =
      root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
    current.showModal()
    // Not by a stylesheet: one in a shadow root cannot style the page, and one of the page (`:has`) would be matched at each change of the page.
    const { style } = document.documentElement
    const { overflow } = style
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
      current.close()
      const returned = before instanceof HTMLElement && before.isConnected ? before : above
      returned.focus({ preventScroll: true })
    }
  }, [fallback])
  return dialog
}

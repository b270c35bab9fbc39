'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** A dialog that is modal for as long as it is there, over a page that does not scroll. The focus goes back to where it was, or to `fallback` when that is gone. */
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
    // Not by a stylesheet: one in a shadow root cannot, and one of the page would look for dialogs at each change of it.
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

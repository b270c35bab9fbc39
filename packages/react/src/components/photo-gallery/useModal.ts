'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { holdPage } from './holdPage.ts'

/** A dialog that is modal for as long as it is there. The focus goes back to where it was, or to `fallback` when that is gone. */
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
    const release = holdPage(current)
    return () => {
      release()
      current.close()
      const returned = before instanceof HTMLElement && before.isConnected ? before : above
      returned.focus({ preventScroll: true })
    }
  }, [fallback])
  return dialog
}

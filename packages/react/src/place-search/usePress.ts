'use client'

import { type RefObject, useEffect } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'

/** Calls back when a pointer that is down on a row has been lifted and its click handled. */
export function usePress(
  root: RefObject<HTMLElement | null>,
  isPressed: boolean,
  onRelease: () => void,
): void {
  const end = useStableCallback(onRelease)
  useEffect(() => {
    if (!isPressed) return
    const view = root.current?.ownerDocument.defaultView ?? window
    let timer: ReturnType<typeof setTimeout> | undefined
    // The click is an event of its own. A finger's comes up to 300 ms later, where two taps could mean something else.
    const release = (): void => {
      timer = setTimeout(end, 350)
    }
    view.addEventListener('pointerup', release)
    view.addEventListener('pointercancel', end)
    view.addEventListener('click', end)
    return () => {
      clearTimeout(timer)
      view.removeEventListener('pointerup', release)
      view.removeEventListener('pointercancel', end)
      view.removeEventListener('click', end)
    }
  }, [root, isPressed, end])
}

'use client'

import { type RefObject, useEffect } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'

/** Calls `onRelease` once the pointer that was down on a row is up and its click has been handled. */
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
    // The click follows as a separate event, for touch up to 300 ms later because of double taps.
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

'use client'

import { useEffect } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'

/** Calls back when a pointer that is down on a row has been lifted and its click handled. */
export function usePress(isPressed: boolean, onRelease: () => void): void {
  const end = useStableCallback(onRelease)
  useEffect(() => {
    if (!isPressed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // The click is an event of its own. A finger's comes up to 300 ms later, where two taps could mean something else.
    const release = (): void => {
      timer = setTimeout(end, 350)
    }
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', end)
    window.addEventListener('click', end)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('click', end)
    }
  }, [isPressed, end])
}

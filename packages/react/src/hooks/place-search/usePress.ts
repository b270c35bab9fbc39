'use client'

import { useEffect, useState } from 'react'

/** Whether a pointer is down on a row, until its click has been handled. */
export function usePress(): readonly [isPressed: boolean, press: () => void] {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isPressed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (): void => setPressed(false)
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
  }, [isPressed])
  return [isPressed, () => setPressed(true)]
}

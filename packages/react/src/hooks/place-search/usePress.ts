'use client'

import { useEffect, useState } from 'react'

/** Whether a pointer is down on a row, until its click has been handled. */
export function usePress(): readonly [isPressed: boolean, press: () => void] {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isPressed) return
    // The click follows the pointer's release as an event of its own.
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = (): void => {
      timer = setTimeout(() => setPressed(false))
    }
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', release)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
    }
  }, [isPressed])
  return [isPressed, () => setPressed(true)]
}

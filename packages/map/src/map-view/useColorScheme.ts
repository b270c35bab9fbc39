'use client'

import { type RefObject, useEffect, useState } from 'react'

/**
 * True when the color scheme is dark, by the computed colour of an element of the stylesheet: black in light and white in dark. Renders
 * again when the scheme changes.
 */
export function useColorScheme(probe: RefObject<HTMLElement | null>): 'light' | 'dark' | undefined {
  const [scheme, setScheme] = useState<'light' | 'dark'>()
  useEffect(() => {
    const element = probe.current
    if (element === null) return
    const read = (): void =>
      setScheme(getComputedStyle(element).color === 'rgb(255, 255, 255)' ? 'dark' : 'light')
    read()
    // The stylesheet has a transition of the colour, so that there is an event.
    element.addEventListener('transitionend', read)
    return () => element.removeEventListener('transitionend', read)
  }, [probe])
  return scheme
}

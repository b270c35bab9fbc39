import { useEffect } from 'react'

/** Keeps the heading that the address names in view until the page has its height: code and stories are drawn after the first scroll. */
export function useHashTarget(): void {
  useEffect(() => {
    const id = decodeURIComponent(parent.location.hash.slice(1))
    if (id === '') return undefined
    const watch = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView())
    const stop = (): void => watch.disconnect()
    watch.observe(document.body)
    const events = ['wheel', 'keydown', 'pointerdown', 'touchstart'] as const
    for (const event of events) addEventListener(event, stop, { once: true })
    return () => {
      stop()
      for (const event of events) removeEventListener(event, stop)
    }
  }, [])
}

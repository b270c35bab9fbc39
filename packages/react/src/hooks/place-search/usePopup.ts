'use client'

import { type RefObject, useEffect } from 'react'
import { placePopup, roomAround } from './placePopup.ts'

/** Shows a popup in the top layer and keeps it beside the field, or the input where there is none, for as long as it is open. */
export function usePopup(
  isOpen: boolean,
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { current: shown } = popup
    const beside = field.current ?? input.current
    if (!isOpen || !shown || !beside) return
    // A browser without popovers shows it where it stands.
    if (!('showPopover' in shown)) return
    // Asked before, because what opens would have to be laid out for the answer.
    const room = roomAround(beside)
    shown.showPopover()
    placePopup(shown, room)
    const place = (): void => placePopup(shown, roomAround(beside))
    let frame = 0
    // Placing changes sizes: done while they are told, it would be told as an error.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    })
    sizes.observe(shown)
    sizes.observe(beside)
    // Whatever scrolls, between the input and the page, moves the input.
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    window.visualViewport?.addEventListener('resize', place)
    window.visualViewport?.addEventListener('scroll', place)
    return () => {
      sizes.disconnect()
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('scroll', place)
      if (shown.isConnected) shown.hidePopover()
    }
  }, [isOpen, popup, field, input])
}

'use client'

import { type RefObject, useEffect } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'

export interface PopupOptions {
  readonly isOpen: boolean
  readonly popup: RefObject<HTMLElement | null>
  readonly field: RefObject<HTMLElement | null>
  readonly input: RefObject<HTMLElement | null>
}

/**
 * Shows a popup in the top layer and positions it beside the field, or the input where there is none, for as long as it is open. The returned
 * function positions it before: one that opens where it is already is laid out once.
 */
export function usePopup({ isOpen, popup, field, input }: PopupOptions): () => void {
  const place = useStableCallback(() => {
    const beside = field.current ?? input.current
    if (popup.current && beside) positionPopup(popup.current, beside)
  })

  useEffect(() => {
    const { current: shown } = popup
    const beside = field.current ?? input.current
    // A browser without popovers shows it where it stands. What left the page before its effects ran cannot be shown.
    if (!isOpen || !shown?.isConnected || !beside || !makePopover(shown)) return
    place()
    shown.showPopover()
    // The window of the element, which need not be the one of this script.
    const view = windowOf(shown)
    const { visualViewport } = view
    let frame = 0
    // Positioning changes sizes: within their notification, the browser would report an error.
    const sizes = new view.ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    })
    sizes.observe(shown)
    sizes.observe(beside)
    // Whatever scrolls, between the input and the page, moves the input.
    view.addEventListener('scroll', place, { capture: true, passive: true })
    view.addEventListener('resize', place)
    visualViewport?.addEventListener('resize', place)
    visualViewport?.addEventListener('scroll', place)
    return () => {
      sizes.disconnect()
      cancelAnimationFrame(frame)
      view.removeEventListener('scroll', place, { capture: true })
      view.removeEventListener('resize', place)
      visualViewport?.removeEventListener('resize', place)
      visualViewport?.removeEventListener('scroll', place)
      if (shown.isConnected) shown.hidePopover()
    }
  }, [isOpen, popup, field, input, place])

  return () => {
    if (makePopover(popup.current)) place()
  }
}

function windowOf({ ownerDocument }: Element): Window & typeof globalThis {
  return ownerDocument.defaultView ?? window
}

/**
 * Makes an element a popover; false where there are none. The attribute is not among the rendered props, because jsdom, which has no
 * popovers, hides what has it.
 */
function makePopover(element: HTMLElement | null): boolean {
  if (!element || !('showPopover' in element)) return false
  element.popover ??= 'manual'
  return true
}

/** The distance between the input and the popup, and between the popup and the edge of the visible area. */
const margin = 4
/** The height of about five rows. */
const enough = 288
/** The most distance from an edge of the visible area: a popup of that width has room. */
const farthest = 'max(0px, 100% - 16rem)'

/**
 * Puts a popup of the top layer below a field, or above it where there is little room below and more above. Its content does not matter:
 * a list that gets shorter with each key stays on its side.
 */
function positionPopup(popup: HTMLElement, beside: HTMLElement): void {
  const view = windowOf(beside)
  const { innerHeight, visualViewport } = view
  // Of the page's window, on a phone only what is above the keyboard.
  const top = visualViewport?.offsetTop ?? 0
  const bottom = top + (visualViewport?.height ?? innerHeight)
  const field = beside.getBoundingClientRect()
  const below = bottom - field.bottom - 2 * margin
  const above = field.top - top - 2 * margin
  const isAbove = above > below && below < enough
  // Lengths of a page are multiplied by the CSS `zoom` around the popup; those that are measured are not.
  const { currentCSSZoom: zoom = 1 } = popup
  const length = (pixels: number): string => `${pixels / zoom}px`
  Object.assign(popup.style, {
    position: 'fixed',
    marginBlock: '0px',
    top: isAbove ? 'auto' : length(field.bottom + margin),
    // The stylesheet makes it wider than a narrow field, from the side where lines begin, within the visible area.
    right: `min(${length(view.document.documentElement.clientWidth - field.right)}, ${farthest})`,
    bottom: isAbove ? length(innerHeight - field.top + margin) : 'auto',
    left: `min(${length(field.left)}, ${farthest})`,
    width: 'auto',
    maxHeight: `min(26rem, ${length(Math.max(0, isAbove ? above : below))})`,
  })
  popup.dataset.side = isAbove ? 'above' : 'below'
}

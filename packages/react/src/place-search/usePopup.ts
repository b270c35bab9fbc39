'use client'

import { type RefObject, useEffect } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import type { SearchShell } from './SearchShell.ts'

/**
 * Shows a popup in the top layer while it is open, beside the field or, without one, the input; in an element with `data-popup-anchor`,
 * beside that element. Returns a function that positions the popup before it opens, which saves a layout.
 */
export function usePopup(
  isOpen: boolean,
  popup: RefObject<HTMLElement | null>,
  { field, input }: SearchShell,
): () => void {
  const place = useStableCallback(() => {
    const beside = anchorOf(field.current ?? input.current)
    if (popup.current && beside) positionPopup(popup.current, beside)
  })

  useEffect(() => {
    const { current: shown } = popup
    const beside = anchorOf(field.current ?? input.current)
    // A browser without popovers shows the popup in place. An element that was removed before its effects run cannot be shown.
    if (!isOpen || !shown?.isConnected || !beside || !makePopover(shown)) return
    place()
    shown.showPopover()
    // Use the window of the element, which may differ from the window of this script.
    const view = windowOf(shown)
    const { visualViewport } = view
    let frame = 0
    // Positioning resizes the popup. During the observer's notification, the browser would report a loop error.
    const sizes = new view.ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    })
    sizes.observe(shown)
    sizes.observe(beside)
    // Any scroll container between the page and the input moves the input.
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

/** The element that the popup is beside: the group of fields around a field, or the field itself. */
function anchorOf(field: HTMLElement | null): HTMLElement | null {
  return field?.closest<HTMLElement>('[data-popup-anchor]') ?? field
}

function windowOf({ ownerDocument }: Element): Window & typeof globalThis {
  return ownerDocument.defaultView ?? window
}

/**
 * Makes an element a popover; returns false without browser support. The attribute is not among the rendered props, because jsdom has no
 * popovers and hides elements with it.
 */
function makePopover(element: HTMLElement | null): boolean {
  if (!element || !('showPopover' in element)) return false
  element.popover ??= 'manual'
  return true
}

/** The distance between the input and the popup, and between the popup and the edge of the visible area. */
const margin = 4
/** The preferred minimum height: about five rows. */
const enough = 288
/** The maximum distance from an edge of the visible area, so that a popup of this minimum width fits. */
const farthest = 'max(0px, 100% - 16rem)'

/**
 * Places a popup below a field, or above it when there is little space below and more above. The choice does not depend on the content, so
 * a list that shrinks while the user types stays on its side.
 */
function positionPopup(popup: HTMLElement, beside: HTMLElement): void {
  const view = windowOf(beside)
  const { innerHeight, visualViewport } = view
  // On a phone, the visual viewport is only the part above the keyboard.
  const top = visualViewport?.offsetTop ?? 0
  const bottom = top + (visualViewport?.height ?? innerHeight)
  const field = beside.getBoundingClientRect()
  const below = bottom - field.bottom - 2 * margin
  const above = field.top - top - 2 * margin
  const isAbove = above > below && below < enough
  // CSS `zoom` around the popup multiplies the lengths in its style, but not measured lengths.
  const { currentCSSZoom: zoom = 1 } = popup
  const length = (pixels: number): string => `${pixels / zoom}px`
  Object.assign(popup.style, {
    position: 'fixed',
    marginBlock: '0px',
    top: isAbove ? 'auto' : length(field.bottom + margin),
    // The stylesheet makes the popup wider than a narrow field, from the inline start, within the visible area.
    right: `min(${length(view.document.documentElement.clientWidth - field.right)}, ${farthest})`,
    bottom: isAbove ? length(innerHeight - field.top + margin) : 'auto',
    left: `min(${length(field.left)}, ${farthest})`,
    width: 'auto',
    maxHeight: `min(26rem, ${length(Math.max(0, isAbove ? above : below))})`,
  })
  popup.dataset.side = isAbove ? 'above' : 'below'
}

'use client'

import { useEffect, useState } from 'react'
import type { MapLibreMap } from '../internals/MapContext.ts'

const stoppedEvents = ['keydown', 'click', 'dblclick', 'wheel', 'mousedown', 'touchstart']

/** The items that scroll or can be dragged. */
const moving = '[data-part="marker-popover"], [data-part="pin"]'

/** An element over a map that moves with its canvas, for content at a coordinate. Wheel and drag events reach the map. */
export function useOverlay(map: MapLibreMap | undefined): HTMLElement | undefined {
  const [overlay, setOverlay] = useState<HTMLElement>()
  useEffect(() => {
    if (map === undefined) return
    const element = document.createElement('div')
    element.dataset.signpost = 'map-overlay'
    // Keys and presses in an item do not reach the map, nor do events that scroll or drag the item itself.
    const stop = (event: Event): void => {
      const { target, type } = event
      if (/key|click/.test(type) || (target instanceof Element && target.closest(moving))) {
        event.stopPropagation()
      }
    }
    for (const type of stoppedEvents) element.addEventListener(type, stop)
    map.getCanvasContainer().append(element)
    setOverlay(element)
    return () => {
      setOverlay(undefined)
      element.remove()
    }
  }, [map])
  return overlay
}

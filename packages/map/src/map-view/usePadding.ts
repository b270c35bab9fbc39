'use client'

import { type RefObject, useRef } from 'react'
import { allEdges, type Camera, type MapPadding } from '../domain/Camera.ts'
import type { MapLibreMap } from '../internals/MapLibre.ts'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'

/**
 * Keeps the covered edges of a map free: its camera counts from the middle of what is in sight, and what floats over it stands there. When they
 * change, a map whose camera is not controlled stays where it is. A map of the app's may have its own padding: without one here, it stays.
 */
export function usePadding(
  map: MapLibreMap | undefined,
  child: RefObject<HTMLElement | null>,
  padding: MapPadding | undefined,
  camera: Camera | undefined,
): void {
  const padded = useRef<MapLibreMap>(undefined)
  // In the layout phase: what frames places does so in an effect, and takes what is covered into account.
  useIsomorphicLayoutEffect(() => {
    const root = child.current?.parentElement
    if (padding === undefined || !root) return
    const { top, right, bottom, left } = allEdges(padding)
    const isRightToLeft = getComputedStyle(root).direction === 'rtl'
    const [start, end] = isRightToLeft ? [right, left] : [left, right]
    for (const [edge, pixels] of Object.entries({ top, right, bottom, left, start, end })) {
      root.style.setProperty(`--signpost-map-${edge}`, `${pixels}px`)
    }
    if (map === undefined) return
    if (padded.current !== map || camera) map.setPadding({ top, right, bottom, left })
    else {
      const { clientWidth, clientHeight } = map.getContainer()
      const center = map.unproject([
        (left + clientWidth - right) / 2,
        (top + clientHeight - bottom) / 2,
      ])
      map.jumpTo({ center, padding: { top, right, bottom, left } })
    }
    padded.current = map
  }, [map, JSON.stringify(padding)])
}

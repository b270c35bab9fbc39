'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { allEdges, type Camera, type MapPadding } from '../domain/Camera.ts'
import type { MapLibreMap } from '../internals/MapLibre.ts'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'

export interface CameraPaddingProps {
  readonly map: MapLibreMap
  readonly padding: MapPadding | undefined
  readonly camera: Camera | undefined
}

/**
 * Keeps the covered edges of a map free: its camera counts from the middle of what is in sight. When they change, a map whose camera is not
 * controlled stays where it is. A map of the app's may have its own padding: without one here, it stays.
 *
 * It stands before the children of the map, so that its effect comes before theirs, which frame places.
 */
export function CameraPadding({ map, padding, camera }: CameraPaddingProps): null {
  const padded = useRef<MapLibreMap>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object that says the same is no other padding.
  useLayoutEffect(() => {
    if (padding === undefined) return
    const edges = allEdges(padding)
    if (padded.current !== map || camera) map.setPadding(edges)
    else {
      const { top, right, bottom, left } = edges
      const { clientWidth, clientHeight } = map.getContainer()
      const center = map.unproject([
        (left + clientWidth - right) / 2,
        (top + clientHeight - bottom) / 2,
      ])
      map.jumpTo({ center, padding: edges })
    }
    padded.current = map
  }, [map, JSON.stringify(padding)])
  return null
}

/** Keeps what floats over a map clear of the covered edges, from the first on: a notice that moves when the map is there would be a shift. */
export function usePaddingProperties(
  child: RefObject<HTMLElement | null>,
  padding: MapPadding | undefined,
): void {
  useIsomorphicLayoutEffect(() => {
    const root = child.current?.parentElement
    if (padding === undefined || !root) return
    const edges = allEdges(padding)
    const isRightToLeft = getComputedStyle(root).direction === 'rtl'
    const [start, end] = isRightToLeft ? [edges.right, edges.left] : [edges.left, edges.right]
    for (const [edge, pixels] of Object.entries({ ...edges, start, end })) {
      root.style.setProperty(`--signpost-map-${edge}`, `${pixels}px`)
    }
  }, [JSON.stringify(padding)])
}

'use client'

import { useIsomorphicLayoutEffect } from '@signpost/react/internal'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { allEdges, type Camera, type MapPadding } from '../internals/camera.ts'
import type { MapLibreMap } from '../internals/MapContext.ts'

interface CameraPaddingProps {
  readonly map: MapLibreMap
  readonly padding: MapPadding | undefined
  readonly camera: Camera | undefined
}

/**
 * Keeps the covered edges of a map free: its center is the middle of the uncovered part. When the padding changes, a map whose camera is not controlled does not move. A map of the app may have its own padding, which stays when none is given here.
 *
 * It is rendered before the children of the map, so that its effect runs before theirs, which frame places.
 */
export function CameraPadding({ map, padding, camera }: CameraPaddingProps): null {
  const padded = useRef<MapLibreMap>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object that says the same is no other padding.
  useLayoutEffect(() => {
    if (padding === undefined) return
    const edges = allEdges(padding)
    const { top, right, bottom, left } = edges
    if (padded.current !== map || camera) map.setPadding(edges)
    else {
      const { clientWidth, clientHeight } = map.getContainer()
      const x = (left + clientWidth - right) / 2
      map.jumpTo({ center: map.unproject([x, (top + clientHeight - bottom) / 2]), padding: edges })
    }
    padded.current = map
  }, [map, JSON.stringify(padding)])
  return null
}

/** Keeps what floats over a map away from the covered edges, from the first render on: a notice that moves when the map is loaded would be a layout shift. */
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

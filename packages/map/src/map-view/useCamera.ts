'use client'

import { useIsomorphicLayoutEffect, useStableCallback } from '@signpost/react/internal'
import type { MapMouseEvent } from 'maplibre-gl'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import {
  allEdges,
  type MapPadding,
  readBounds,
  readCamera,
  toCameraOptions,
  toCoordinate,
} from '../internals/camera.ts'
import type { MapLibreMap, TakesClick } from '../internals/MapContext.ts'
import type { MapViewProps } from './MapViewProps.ts'

/** Moves a map to the app's camera, and reports the movements of the map. */
export function useCamera(
  map: MapLibreMap | undefined,
  { camera, onCameraChange, onClick }: MapViewProps,
  clickTakers: ReadonlySet<TakesClick>,
): void {
  const report = useStableCallback((map: MapLibreMap) =>
    onCameraChange?.(readCamera(map), readBounds(map)),
  )
  const click = useStableCallback((event: MapMouseEvent) => {
    const isTaken = [...clickTakers].some((takesClick) => takesClick(event))
    if (!isTaken) onClick?.(toCoordinate(event.lngLat))
  })
  useEffect(() => {
    if (!map) return
    const ended = map.on('moveend', () => report(map))
    const clicked = map.on('click', click)
    return () => {
      ended.unsubscribe()
      clicked.unsubscribe()
    }
  }, [map, report, click])
  useEffect(() => {
    if (map && camera) map.jumpTo(toCameraOptions(camera))
  }, [map, camera])
}

interface CameraPaddingProps extends Pick<MapViewProps, 'padding' | 'camera'> {
  readonly map: MapLibreMap
}

/**
 * Keeps the covered edges of a map free: the center is the middle of the uncovered part. When the padding changes, a map without a
 * controlled camera does not move. A map of the app may have its own padding, which stays if `padding` is not set.
 *
 * Render it before the children of the map, because their effects frame places and need the padding.
 */
export function CameraPadding({ map, padding, camera }: CameraPaddingProps): null {
  const padded = useRef<MapLibreMap>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object that says the same is no other padding.
  useLayoutEffect(() => {
    if (!padding) return
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

/**
 * Keeps controls and notices over a map clear of its covered edges, from the first render on: a notice that moves when the map has loaded
 * would be a layout shift.
 */
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

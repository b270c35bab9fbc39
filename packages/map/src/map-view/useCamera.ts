'use client'

import type { Coordinate } from '@signpost/client'
import { useStableCallback } from '@signpost/react/internal'
import { useEffect } from 'react'
import { readBounds, readCamera, toCameraOptions, toCoordinate } from '../internals/camera.ts'
import type { MapLibreMap } from '../internals/MapContext.ts'
import type { MapViewProps } from './MapViewProps.ts'

/** Moves a map to the app's camera, and reports its own movements. */
export function useCamera(
  map: MapLibreMap | undefined,
  { camera, onCameraChange, onClick }: MapViewProps,
): void {
  const report = useStableCallback((map: MapLibreMap) =>
    onCameraChange?.(readCamera(map), readBounds(map)),
  )
  const click = useStableCallback((coordinate: Coordinate) => onClick?.(coordinate))
  useEffect(() => {
    if (map === undefined) return
    const ended = map.on('moveend', () => report(map))
    const clicked = map.on('click', ({ lngLat }) => click(toCoordinate(lngLat)))
    return () => {
      ended.unsubscribe()
      clicked.unsubscribe()
    }
  }, [map, report, click])
  useEffect(() => {
    if (map && camera) map.jumpTo(toCameraOptions(camera))
  }, [map, camera])
}

'use client'

import type { Bounds, Coordinate } from '@signpost/client'
import { useEffect, useRef } from 'react'
import { type Camera, readBounds, readCamera } from '../internals/camera.ts'
import type { MapLibreMap } from '../internals/MapContext.ts'

export interface CameraOptions {
  readonly camera?: Camera | undefined
  readonly onCameraChange?: ((camera: Camera, bounds: Bounds) => void) | undefined
  readonly onClick?: ((coordinate: Coordinate) => void) | undefined
}

/** Moves a map to the app's camera, and reports its own movements. */
export function useCamera(map: MapLibreMap | undefined, options: CameraOptions): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    if (map === undefined) return
    const ended = map.on('moveend', () =>
      latest.current.onCameraChange?.(readCamera(map), readBounds(map)),
    )
    const clicked = map.on('click', ({ lngLat }) => {
      const { lat, lng } = lngLat.wrap()
      latest.current.onClick?.({ latitude: lat, longitude: lng })
    })
    return () => {
      ended.unsubscribe()
      clicked.unsubscribe()
    }
  }, [map])

  const { camera } = options
  useEffect(() => {
    if (map === undefined || camera === undefined) return
    const { center, zoom, bearing = 0, pitch = 0 } = camera
    map.jumpTo({ center: [center.longitude, center.latitude], zoom, bearing, pitch })
  }, [map, camera])
}

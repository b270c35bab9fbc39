'use client'

import type { ComponentWithRef } from '@signpost/react'
import { forwardRef, useState } from 'react'
import { MapInstance } from './MapInstance.tsx'
import type { MapViewProps } from './MapViewProps.ts'

/**
 * A map, loaded when it is first shown. Without WebGL, its worker, style or tiles it shows a notice, and the rest of the page works.
 *
 * @example
 * ```tsx
 * <MapView defaultCamera={{ center, zoom: 14 }} workerUrl="/maplibre-gl-worker.mjs" />
 * ```
 */
export const MapView: ComponentWithRef<MapViewProps, HTMLDivElement> = forwardRef(function MapView(
  props: MapViewProps,
  ref,
) {
  const [attempt, setAttempt] = useState(0)
  return <MapInstance {...props} root={ref} key={attempt} onRetry={() => setAttempt(attempt + 1)} />
})

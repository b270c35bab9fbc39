'use client'

import { type ReactNode, useState } from 'react'
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
export function MapView(props: MapViewProps): ReactNode {
  const [attempt, setAttempt] = useState(0)
  return <MapInstance {...props} key={attempt} onRetry={() => setAttempt(attempt + 1)} />
}

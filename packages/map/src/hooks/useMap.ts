'use client'

import type { MapLibreMap } from '../engine/MapLibre.ts'
import { useMapGround } from './useMapGround.ts'

/** The MapLibre map of the `MapView` above, for layers, sources and events of your own. What `MapView` holds is rendered only while there is one. */
export function useMap(): MapLibreMap {
  return useMapGround().map
}

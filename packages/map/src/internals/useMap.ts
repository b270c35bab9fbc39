'use client'

import type { MapLibreMap } from './MapLibre.ts'
import { useMapContext } from './useMapContext.ts'

/** The MapLibre map of the `MapView` above, for layers, sources and events of your own. What `MapView` holds is rendered only while there is one. */
export function useMap(): MapLibreMap {
  return useMapContext().map
}

'use client'

import { useMapContext } from './MapContext.ts'
import type { MapLibreMap } from './MapLibre.ts'

/**
 * The MapLibre map of the `MapView` above, to add layers, sources and listeners. The children of `MapView` are rendered only while
 * there is a map.
 *
 * @example
 * ```tsx
 * function North() {
 *   const map = useMap()
 *   return <button type="button" onClick={() => map.resetNorth()}>North</button>
 * }
 * ```
 */
export function useMap(): MapLibreMap {
  return useMapContext().map
}

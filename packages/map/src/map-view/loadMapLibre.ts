import type { MapLibre } from '../internals/MapContext.ts'

let loading: Promise<MapLibre> | undefined

/** Loads MapLibre, which is a separate chunk, when a page first shows a map. After a failure the next call tries again. */
export function loadMapLibre(): Promise<MapLibre> {
  loading ??= import('maplibre-gl').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

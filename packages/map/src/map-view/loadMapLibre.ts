import type { MapLibre } from '../internals/MapLibre.ts'

let loading: Promise<MapLibre> | undefined

/** MapLibre, in a chunk of its own: a page loads it when it first shows a map. After a failure the next call tries again. */
export function loadMapLibre(): Promise<MapLibre> {
  loading ??= import('maplibre-gl').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

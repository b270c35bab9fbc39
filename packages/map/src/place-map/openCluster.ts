import type { MapLibreMap } from '../internals/MapLibre.ts'
import type { PlaceCluster } from './placeMarks.ts'

/** Comes so near that the places of a cluster fall apart. */
export function openCluster(map: MapLibreMap, { bounds, coordinate }: PlaceCluster): void {
  const { west, south, east, north } = bounds
  const camera = map.cameraForBounds([west, south, east, north], { padding: 48, maxZoom: 18 })
  map.easeTo({
    center: camera?.center ?? [coordinate.longitude, coordinate.latitude],
    // On a small map they may fill it already.
    zoom: Math.max(camera?.zoom ?? 0, map.getZoom() + 1),
  })
}

import type { Bounds } from '@signpost/client'
import type { Camera } from '../domain/Camera.ts'
import type { MapLibreMap } from './MapLibre.ts'

/** The current camera of a map. */
export function readCamera(map: MapLibreMap): Camera {
  const { lat, lng } = map.getCenter().wrap()
  return {
    center: { latitude: lat, longitude: lng },
    zoom: map.getZoom(),
    bearing: map.getBearing(),
    pitch: map.getPitch(),
  }
}

/** The bounds of the visible map. */
export function readBounds(map: MapLibreMap): Bounds {
  const box = map.getBounds()
  const isWorld = box.getEast() - box.getWest() >= 360
  return {
    north: box.getNorth(),
    south: box.getSouth(),
    west: isWorld ? -180 : wrap(box.getWest()),
    east: isWorld ? 180 : wrap(box.getEast()),
  }
}

function wrap(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}

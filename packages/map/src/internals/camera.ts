import type { Bounds, Coordinate } from '@signpost/client'
import type { MapLibreMap } from './MapContext.ts'

/** The view of a map: its center, zoom, bearing and pitch. */
export interface Camera {
  readonly center: Coordinate
  /** From 0, the whole world, to 22, a doorstep. */
  readonly zoom: number
  /** Degrees clockwise from north. Default 0. */
  readonly bearing?: number | undefined
  /** Degrees from looking straight down. Default 0. */
  readonly pitch?: number | undefined
}

/** The initial view of a map: a camera, or the bounds that it shows. */
export type View = Camera | Bounds

/** Pixels at the edges of a map that something else covers. */
export interface MapPadding {
  readonly top?: number | undefined
  readonly right?: number | undefined
  readonly bottom?: number | undefined
  readonly left?: number | undefined
}

/** Padding with every edge named. */
export function allEdges({ top = 0, right = 0, bottom = 0, left = 0 }: MapPadding = {}): {
  top: number
  right: number
  bottom: number
  left: number
} {
  return { top, right, bottom, left }
}

export function isBounds(view: View): view is Bounds {
  return 'north' in view
}

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

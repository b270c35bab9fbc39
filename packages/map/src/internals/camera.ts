import type { Bounds, Coordinate } from '@signpost/client'
import type { LngLat } from 'maplibre-gl'
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
export function allEdges({ top = 0, right = 0, bottom = 0, left = 0 }: MapPadding): Edges {
  return { top, right, bottom, left }
}

type Edges = Record<keyof MapPadding, number>

/** A coordinate in the order of MapLibre. */
export type MapPoint = [longitude: number, latitude: number]

export function toPoint({ longitude, latitude }: Coordinate): MapPoint {
  return [longitude, latitude]
}

/** A coordinate of MapLibre, in the usual copy of the world. */
export function toCoordinate(point: LngLat): Coordinate {
  const { lng, lat } = point.wrap()
  return { latitude: lat, longitude: lng }
}

/** A longitude in the copy of the world nearest to another one: maps continue past the 180th meridian. */
export function nearestCopy(longitude: number, center: number): number {
  return longitude + Math.round((center - longitude) / 360) * 360
}

/** The position of a coordinate on the screen of a map, in pixels. */
export function project(map: MapLibreMap, { latitude, longitude }: Coordinate): Point {
  return map.project([nearestCopy(longitude, map.getCenter().lng), latitude])
}

/** True for a point in the uncovered part of a map, some pixels or more from its edges. */
export function isInView(map: MapLibreMap, { x, y }: Point, margin = 48): boolean {
  const [[left, top], [right, bottom]] = uncoveredBox(map)
  return Math.min(x - left, y - top, right - x, bottom - y) >= margin
}

/** Moves a map to a coordinate that is not in view. */
export function keepInView(map: MapLibreMap, coordinate: Coordinate, margin?: number): void {
  if (!isInView(map, project(map, coordinate), margin)) {
    map.easeTo({ center: toPoint(coordinate) })
  }
}

/** The part of a map that nothing covers, on its screen, in pixels. */
export function uncoveredBox(map: MapLibreMap): ScreenBox {
  const { clientWidth, clientHeight } = map.getContainer()
  const { top, right, bottom, left } = allEdges(map.getPadding())
  return [
    [left, top],
    [clientWidth - right, clientHeight - bottom],
  ]
}

/** True for a box on the screen of a map that is neither beyond an edge at the side, nor under a panel, a button or the attribution. */
export function isUncovered(map: MapLibreMap, [[left, top], [right, bottom]]: ScreenBox): boolean {
  const [[start], [end]] = uncoveredBox(map)
  const container = map.getContainer()
  const origin = container.getBoundingClientRect()
  const controls = container.parentElement?.querySelectorAll(
    '[data-part="controls"], .maplibregl-ctrl',
  )
  const isCovered = [...(controls ?? [])].some((control) => {
    const box = control.getBoundingClientRect()
    return (
      left < box.right - origin.left &&
      right > box.left - origin.left &&
      top < box.bottom - origin.top &&
      bottom > box.top - origin.top
    )
  })
  return left >= start && right <= end && !isCovered
}

/** A box on the screen of a map, in pixels. */
export type ScreenBox = [[left: number, top: number], [right: number, bottom: number]]

interface Point {
  readonly x: number
  readonly y: number
}

/** Bounds in the order of MapLibre, the short way round the world. */
export function toBox({ west, south, east, north }: Bounds): [number, number, number, number] {
  return [west, south, east < west ? east + 360 : east, north]
}

/** A camera with everything named, as MapLibre has it. */
export function toCameraOptions({ center, zoom, bearing = 0, pitch = 0 }: Camera): {
  center: MapPoint
  zoom: number
  bearing: number
  pitch: number
} {
  return { center: toPoint(center), zoom, bearing, pitch }
}

/** The current camera of a map. */
export function readCamera(map: MapLibreMap): Camera {
  return {
    center: toCoordinate(map.getCenter()),
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

/** A longitude from -180 on and below 180. */
export function wrap(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}

/** The Mercator height of a latitude, in degrees of longitude. */
export function northing(latitude: number): number {
  return (Math.asinh(Math.tan((latitude * Math.PI) / 180)) * 180) / Math.PI
}

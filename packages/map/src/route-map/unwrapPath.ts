import type { Position } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'

/** A point in the order of MapLibre: longitude, latitude. */
export type MapPoint = [longitude: number, latitude: number]

/** The latitude at which a Web Mercator map ends. */
const lastLatitude = 85.051129

/**
 * A path for a flat map, the short way round the world: past the 180th meridian the longitudes go beyond 180. Poles are at the edge. An unreadable point takes the position of the one before it, so that each keeps its index; without a readable one there is no path.
 */
export function unwrapPath(path: readonly Position[]): MapPoint[] {
  const first = path.find(isReadable)
  if (first === undefined) return []
  let [last] = first
  let before = onMap(first, last)
  return path.map((point) => {
    if (!isReadable(point)) return before
    last = point[0] + Math.round((last - point[0]) / 360) * 360
    before = onMap(point, last)
    return before
  })
}

function isReadable(point: Position): boolean {
  return isCoordinate({ latitude: point[1], longitude: point[0] })
}

/** Usually every point stays as it is: then the path is not copied. MapLibre's type is mutable, but MapLibre does not write to it. */
function onMap(point: Position, longitude: number): MapPoint {
  const latitude = Math.max(-lastLatitude, Math.min(lastLatitude, point[1]))
  return longitude === point[0] && latitude === point[1]
    ? (point as MapPoint)
    : [longitude, latitude]
}

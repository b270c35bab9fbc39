import type { Position } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'

/** A point as MapLibre takes it. */
export type MapPoint = [longitude: number, latitude: number]

/** Beyond this there is no Web Mercator map. */
const lastLatitude = 85.051129

/**
 * A path as a flat map draws it the short way round the world: past the 180th meridian the longitudes go on counting. Poles lie on the edge.
 * An unreadable point is where the one before it is, so that each keeps its index; without a readable one there is no path.
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

/** Nearly every point stays as it is: a long path is not copied. MapLibre's type is one that could be written to; nothing does. */
function onMap(point: Position, longitude: number): MapPoint {
  const latitude = Math.max(-lastLatitude, Math.min(lastLatitude, point[1]))
  return longitude === point[0] && latitude === point[1]
    ? (point as MapPoint)
    : [longitude, latitude]
}

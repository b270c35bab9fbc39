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
  let before = onMap(first)
  return path.map((point) => {
    if (!isReadable(point)) return before
    last = point[0] + Math.round((last - point[0]) / 360) * 360
    before = onMap([last, point[1]])
    return before
  })
}

function isReadable([longitude, latitude]: Position): boolean {
  return isCoordinate({ latitude, longitude })
}

function onMap([longitude, latitude]: Position): MapPoint {
  return [longitude, Math.max(-lastLatitude, Math.min(lastLatitude, latitude))]
}

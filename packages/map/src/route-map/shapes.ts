import { thinPath } from './thinPath.ts'
import type { MapPoint } from './unwrapPath.ts'

/** Lines, as GeoJSON. */
export interface Lines {
  readonly type: 'Feature'
  readonly properties: Record<string, never>
  readonly geometry: { readonly type: 'MultiLineString'; readonly coordinates: MapPoint[][] }
}

/** Points with their index in a list, as GeoJSON. */
export interface Points {
  readonly type: 'FeatureCollection'
  readonly features: {
    readonly type: 'Feature'
    readonly properties: { readonly index: number }
    readonly geometry: { readonly type: 'Point'; readonly coordinates: MapPoint }
  }[]
}

/** The number of points from which removing invisible ones costs less than drawing them. */
const longLine = 50_000

/** Lines to draw, of long ones only the visible points; a line of a single point is dropped. */
export function linesOf(...lines: readonly MapPoint[][]): Lines {
  return {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'MultiLineString',
      coordinates: lines
        .filter((line) => line.length > 1)
        .map((line) => (line.length < longLine ? line : thinPath(line))),
    },
  }
}

export function pointsOf(points: readonly (MapPoint | undefined)[]): Points {
  return {
    type: 'FeatureCollection',
    features: points.flatMap((coordinates, index) =>
      coordinates === undefined
        ? []
        : [
            {
              type: 'Feature' as const,
              properties: { index },
              geometry: { type: 'Point' as const, coordinates },
            },
          ],
    ),
  }
}

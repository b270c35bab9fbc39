import type { Coordinate, Maneuver, Position, Route } from '@signpost/client'
import { nearestOnRoute } from '@signpost/client/domain'
import type { MapPoint } from '../internals/camera.ts'
import { thinPath, unwrapPath } from './path.ts'

/** A GeoJSON feature of lines. */
interface Lines {
  readonly type: 'Feature'
  readonly properties: Record<string, never>
  readonly geometry: { readonly type: 'MultiLineString'; readonly coordinates: MapPoint[][] }
}

/** A GeoJSON collection of points, each with its index in a list. */
interface Points {
  readonly type: 'FeatureCollection'
  readonly features: {
    readonly type: 'Feature'
    readonly properties: { readonly index: number }
    readonly geometry: { readonly type: 'Point'; readonly coordinates: MapPoint }
  }[]
}

/** The number of points from which simplifying a line is cheaper than drawing all of it. */
const longLine = 50_000

/** Converts lines to GeoJSON, and simplifies long ones. Lines with a single point are dropped. */
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

/** The shape of a route, as it is drawn. */
export interface RouteShape {
  /** The whole path. */
  readonly line: Lines
  /** The part behind the traveler. */
  readonly passed: Lines
  /** The stretch that starts at the active maneuver. */
  readonly active: Lines
  /** The points of the maneuvers. */
  readonly points: Points
  /** The straight lines to points that are off the road. */
  readonly gaps: Lines
}

/** Returns the points of maneuvers at their positions on the drawn path; without a path, at their own coordinates. */
export function maneuverPoints(route: Route, drawn: readonly MapPoint[]): Points {
  const own = drawn.length > 0 ? undefined : unwrapPath(route.maneuvers.map(positionOf))
  return {
    type: 'FeatureCollection',
    features: route.maneuvers.flatMap(({ range, coordinate }, index) => {
      const point = own ? coordinate && own[index] : range && drawn[range[1]]
      return point
        ? [
            {
              type: 'Feature',
              properties: { index },
              geometry: { type: 'Point', coordinates: point },
            },
          ]
        : []
    }),
  }
}

/** Returns the known points of a route without a path, in order: its ends and its maneuvers. Empty for a route with a path. */
export function sketchOf({ path, origin, destination, maneuvers }: Route): readonly Position[] {
  if (path.length > 0) return []
  return [origin, ...maneuvers, destination].filter((at) => at?.coordinate).map(positionOf)
}

/** Returns the position of a coordinate, or an invalid position without one. */
function positionOf(at: { readonly coordinate?: Coordinate | undefined } | undefined): Position {
  const { longitude = Number.NaN, latitude = Number.NaN } = at?.coordinate ?? {}
  return [longitude, latitude]
}

/** Returns the stretch from a maneuver to the next one; the stretch before a maneuver belongs to the previous step. */
export function activeStretch(
  maneuvers: readonly Maneuver[],
  drawn: readonly MapPoint[],
  active: number | undefined,
): Lines {
  const range = active === undefined ? undefined : maneuvers[active + 1]?.range
  return range ? linesOf(drawn.slice(range[0], range[1] + 1)) : linesOf()
}

/** Returns the drawn path up to a traveler. */
export function passedPart(
  path: readonly Position[],
  cumulative: Float64Array | undefined,
  drawn: readonly MapPoint[],
  position: Coordinate | undefined,
): Lines {
  const place = position && cumulative && nearestOnRoute(path, cumulative, position)
  if (place === undefined) return linesOf()
  const { index, fraction } = place
  const [start, end] = [drawn[index], drawn[index + 1]]
  if (start === undefined || end === undefined) return linesOf([...drawn])
  const here: MapPoint = [
    start[0] + (end[0] - start[0]) * fraction,
    start[1] + (end[1] - start[1]) * fraction,
  ]
  return linesOf([...drawn.slice(0, index + 1), here])
}

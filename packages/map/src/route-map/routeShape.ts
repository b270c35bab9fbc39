import type { Coordinate, Maneuver, Position, Route } from '@signpost/client'
import { nearestOnRoute } from '@signpost/client/domain'
import type { MapPoint } from '../internals/camera.ts'
import { thinPath, unwrapPath } from './path.ts'

/** Lines, as GeoJSON. */
interface Lines {
  readonly type: 'Feature'
  readonly properties: Record<string, never>
  readonly geometry: { readonly type: 'MultiLineString'; readonly coordinates: MapPoint[][] }
}

/** Points with their index in a list, as GeoJSON. */
interface Points {
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

/** The shape of a route, as it is drawn. */
export interface RouteShape {
  /** The whole path. */
  readonly line: Lines
  /** The part behind the traveller. */
  readonly passed: Lines
  /** The stretch that follows the active maneuver. */
  readonly active: Lines
  /** The points of the maneuvers. */
  readonly points: Points
  /** The straight lines to points that are off the road. */
  readonly gaps: Lines
}

/** The points of maneuvers, at their positions on the drawn path; of a route without a path, their own coordinates. */
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

/** The known points of a route without a path, in their order: its ends and its maneuvers. Empty for a route with a path. */
export function sketchOf({ path, origin, destination, maneuvers }: Route): readonly Position[] {
  if (path.length > 0) return []
  return [origin, ...maneuvers, destination].filter((at) => at?.coordinate).map(positionOf)
}

/** A position that cannot be read where there is no coordinate. */
function positionOf(at: { readonly coordinate?: Coordinate | undefined } | undefined): Position {
  const { longitude = Number.NaN, latitude = Number.NaN } = at?.coordinate ?? {}
  return [longitude, latitude]
}

/** The stretch from a maneuver to the next one; the stretch before it belongs to the previous step. */
export function activeStretch(
  maneuvers: readonly Maneuver[],
  drawn: readonly MapPoint[],
  active: number | undefined,
): Lines {
  const range = active === undefined ? undefined : maneuvers[active + 1]?.range
  return range ? linesOf(drawn.slice(range[0], range[1] + 1)) : linesOf()
}

/** The drawn path up to where a traveller is. */
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

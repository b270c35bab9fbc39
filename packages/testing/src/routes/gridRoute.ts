import type { Coordinate } from '@signpost/client/domain'
import type { City } from '../fixtures/City.ts'
import { bearing, type Point, type RouteSketch, type SketchStep } from './buildRoute.ts'

interface GridTrip {
  readonly from: Coordinate
  readonly to: Coordinate
  readonly city: City
  /** The maximum number of corners. */
  readonly corners: 1 | 2
}

type GridRoute = Pick<RouteSketch, 'country' | 'start' | 'steps'>

/** The degrees between two points of a straight road, about 150 m. */
const stride = 0.0015

/** A route from one point to another along streets that run north, south, east and west. */
export function gridRoute({ from, to, city, corners }: GridTrip): GridRoute {
  const points = cornersBetween(pointOf(from), pointOf(to), corners)
  const [start = pointOf(from), ...ends] = points
  const roads = ends.map((end, index) => roadBetween(points[index] ?? start, end, city))
  const steps = ends.map((end, index): SketchStep => {
    const begin = points[index] ?? start
    const next = points[index + 2]
    return {
      command: next ? turn(begin, end, next) : `DT.${city.country.drivingSide}`,
      path: straight(begin, end),
      onto: roads[index + 1] ?? '',
    }
  })
  const { code, drivingSide } = city.country
  return {
    country: { code, drivingSide },
    start: { at: start, road: roads[0] ?? '' },
    steps,
  }
}

/** The points at which the route turns, and its two ends, without repeated points. */
function cornersBetween(from: Point, to: Point, corners: 1 | 2): readonly Point[] {
  const middle = round((from[1] + to[1]) / 2)
  const bends: Point[] =
    corners === 1
      ? [[from[0], to[1]]]
      : [
          [from[0], middle],
          [to[0], middle],
        ]
  const points = [from, ...bends, to]
  const distinct = points.filter((point, index) => !isSame(point, points[index - 1]))
  return distinct.length > 1 ? distinct : [from, to]
}

function isSame(point: Point, other: Point | undefined): boolean {
  return point[0] === other?.[0] && point[1] === other[1]
}

/** The name of a street. It depends on the position, so that the same street always has the same name. */
function roadBetween(begin: Point, end: Point, { grid }: City): string {
  const isEastWest = begin[0] === end[0]
  const names = isEastWest ? grid.eastWest : grid.northSouth
  const lies = Math.abs(Math.round((isEastWest ? begin[0] : begin[1]) * 200))
  return names[lies % names.length] ?? ''
}

function turn(begin: Point, corner: Point, next: Point): string {
  const change = (bearing(corner, next) - bearing(begin, corner) + 360) % 360
  return change < 180 ? 'TR.R' : 'TR.L'
}

function straight(begin: Point, end: Point): readonly Point[] {
  const [latitude, longitude] = [end[0] - begin[0], end[1] - begin[1]]
  const parts = Math.max(1, Math.ceil(Math.hypot(latitude, longitude) / stride))
  const between = Array.from({ length: parts - 1 }, (_, index): Point => {
    const part = (index + 1) / parts
    return [round(begin[0] + latitude * part), round(begin[1] + longitude * part)]
  })
  return [...between, end]
}

function pointOf({ latitude, longitude }: Coordinate): Point {
  return [round(latitude), round(longitude)]
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

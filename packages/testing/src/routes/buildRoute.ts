import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import type {
  WireLocation,
  WireManeuver,
  WireRoad,
  WireRoute,
  WireRoutePlace,
  WireSegment,
} from '@signpost/client/wire'

export type Point = readonly [latitude: number, longitude: number]

/** A short notation of a route; `buildRoute` computes lengths, headings, times and bounds. */
export interface RouteSketch {
  readonly id: string
  readonly origin: WireLocation
  readonly destination: WireLocation
  /** The ISO 3166-1 alpha-3 code of the country, and its driving side. */
  readonly country: { readonly code: string; readonly drivingSide: 'L' | 'R' }
  readonly start: { readonly at: Point; readonly road: string }
  readonly steps: readonly SketchStep[]
  /** Meters per second for steps without their own speed. */
  readonly speed: number
}

export interface SketchStep {
  readonly command: string
  /** The points after those of the previous step. The command is carried out at the last one. */
  readonly path: readonly Point[]
  /** The road of the turn; empty at the arrival. */
  readonly onto: string
  /** The second name of the road, such as a number. */
  readonly secondary?: string
  /** Meters per second up to the command. */
  readonly speed?: number
}

const radian = Math.PI / 180

/** The direction from one point to the next, in degrees clockwise from north, 0 to 360. */
export function bearing([lat1, lon1]: Point, [lat2, lon2]: Point): number {
  const across = (lon2 - lon1) * radian
  const east = Math.sin(across) * Math.cos(lat2 * radian)
  const north =
    Math.cos(lat1 * radian) * Math.sin(lat2 * radian) -
    Math.sin(lat1 * radian) * Math.cos(lat2 * radian) * Math.cos(across)
  return (Math.atan2(east, north) / radian + 360) % 360
}

/** An address as the end of a route. Unknown texts are empty, not missing. */
export function routePlace(location: WireLocation): WireRoutePlace {
  return {
    airport: '',
    areaname: '',
    city: '',
    country: '',
    country_code: '',
    formatted_address: '',
    house_number: '',
    intersection: '',
    postal: '',
    state: '',
    street: '',
    type: location.street ? 'street' : 'city',
    ...location,
  }
}

/** The distance in meters within which two commands are announced together. */
const stackingDistance = 100

/** The route of a sketch. The lengths of segments add up to those of maneuvers, and these to the route's. */
export function buildRoute(sketch: RouteSketch): WireRoute {
  const { start } = sketch
  const first: SketchStep = { command: 'CO.', path: [start.at], onto: start.road }
  const maneuvers: WireManeuver[] = []
  let [from, road, total, seconds] = [start.at, roadOf(first), 0, 0]
  for (const step of [first, ...sketch.steps]) {
    const maneuver = build(step, { from, road, total, sketch })
    maneuvers.push(maneuver)
    total = maneuver.total_length ?? total
    seconds += (maneuver.distance ?? 0) / speedOf(step, sketch)
    from = step.path.at(-1) ?? from
    road = roadOf(step)
  }
  stack(maneuvers)
  const bounds = boundsOf([start.at, ...sketch.steps.flatMap(({ path }) => path)])
  return {
    origin: routePlace(sketch.origin),
    destination: routePlace(sketch.destination),
    route_extents: {
      top_left_coordinate: { latitude: bounds.maxLat, longitude: bounds.minLon },
      bottom_right_coordinate: { latitude: bounds.minLat, longitude: bounds.maxLon },
    },
    route_id: sketch.id,
    total_distance: String(total),
    estimated_travel_time: String(Math.round(seconds)),
    maneuvers,
  }
}

interface Progress {
  readonly from: Point
  readonly road: Required<WireRoad>
  /** Meters before this step. */
  readonly total: number
  readonly sketch: RouteSketch
}

function build(step: SketchStep, { from, road, total, sketch }: Progress): WireManeuver {
  // The start is a stretch of one point.
  const points = from === step.path[0] ? step.path : [from, ...step.path]
  const segments = segmentsOf(points)
  const distance = tenths(segments.reduce((sum, { len = 0 }) => sum + len, 0))
  return {
    bounds: boundsOf(points),
    command: step.command,
    coordinate: coordinateOf(points.at(-1) ?? from),
    current_road_info: road,
    distance,
    total_length: tenths(total + distance),
    heading: segments.at(-2)?.heading ?? 0,
    is_stack_advise: false,
    max_instruction_distance: Math.min(distance, 400),
    speed: speedOf(step, sketch),
    segments,
    turn_road_info: {
      ...roadOf(step),
      country_info: { code: sketch.country.code, driving_side: sketch.country.drivingSide },
    },
  }
}

function segmentsOf(points: readonly Point[]): WireSegment[] {
  return points.map((point, index) => {
    const [lat, lon] = point
    const next = points[index + 1]
    if (next === undefined) return { lat, lon }
    const len = tenths(distanceBetween(coordinateOf(point), coordinateOf(next)))
    return { lat, lon, len, heading: Math.round(bearing(point, next)) }
  })
}

function coordinateOf([latitude, longitude]: Point): Coordinate {
  return { latitude, longitude }
}

/** Marks each command that the next one follows immediately. */
function stack(maneuvers: readonly WireManeuver[]): void {
  for (const [index, maneuver] of maneuvers.entries()) {
    const next = maneuvers[index + 1]?.distance ?? Number.POSITIVE_INFINITY
    maneuver.is_stack_advise = index > 0 && next < stackingDistance
  }
}

function roadOf({ onto, secondary = '' }: SketchStep): Required<WireRoad> {
  return { primary_name: onto, secondary_name: secondary }
}

function speedOf(step: SketchStep, sketch: RouteSketch): number {
  return step.speed ?? sketch.speed
}

function tenths(meters: number): number {
  return Math.round(meters * 10) / 10
}

/** The bounds of some points, the short way around the earth. `minLon` is greater than `maxLon` over the 180th meridian. */
function boundsOf(points: readonly Point[]): NonNullable<WireManeuver['bounds']> {
  let [minLat, maxLat] = [90, -90]
  let [minLon, maxLon] = [180, -180]
  let [leastPositive, greatestNegative] = [180, -180]
  for (const [latitude, longitude] of points) {
    minLat = Math.min(minLat, latitude)
    maxLat = Math.max(maxLat, latitude)
    minLon = Math.min(minLon, longitude)
    maxLon = Math.max(maxLon, longitude)
    if (longitude > 0) leastPositive = Math.min(leastPositive, longitude)
    else greatestNegative = Math.max(greatestNegative, longitude)
  }
  return maxLon - minLon > 180
    ? { maxLat, maxLon: greatestNegative, minLat, minLon: leastPositive }
    : { maxLat, maxLon, minLat, minLon }
}

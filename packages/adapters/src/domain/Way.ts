import {
  distanceBetween,
  type ManeuverKind,
  type ManeuverSide,
  type Position,
  routeBounds,
  writeCommand,
} from '@signpost/client/domain'
import type { WireManeuver, WireRoad, WireRoute } from '@signpost/client/wire'
import { compact } from './Found.ts'

/** A way as a provider found it: one line, and the steps along it, from the start to the arrival. */
export interface Way {
  readonly points: readonly Position[]
  /** Seconds. */
  readonly duration: number
  /** Meters. Default: the length of the line. */
  readonly distance?: number | undefined
  readonly steps: readonly Step[]
  /** The avoidances that the provider says it could not meet. */
  readonly unmet?: readonly string[]
}

/** An action at a point of the line, and the stretch behind it. */
export interface Step {
  readonly kind: ManeuverKind
  readonly side?: ManeuverSide | undefined
  /** The index of its point in the line. */
  readonly at: number
  /** Seconds from here to the next step. */
  readonly duration?: number | undefined
  /** The road behind the step. */
  readonly road?: string | undefined
  /** Its number. */
  readonly number?: string | undefined
  /** Degrees on arriving at the point. */
  readonly headingBefore?: number | undefined
  /** True when the next step is to be announced with this one. */
  readonly stacked?: boolean | undefined
}

/** The route as the interface has it: there a maneuver carries the stretch that ends at it. Undefined for a way without a line. */
export function routeOf(way: Way, unknown: readonly string[] = []): WireRoute | undefined {
  const { points } = way
  const last = points.length - 1
  const box = routeBounds(points)
  if (!box || points.some(isBad)) return undefined
  const along = lengthsAlong(points)
  const steps = inOrder(way.steps, last)
  const maneuvers = steps.map((step, index) => {
    const before = steps[index - 1]
    return maneuverOf(step, before, index === steps.length - 1, points, along)
  })
  const unmet = [...unknown, ...(way.unmet ?? [])]
  const total = way.distance ?? along[last] ?? 0
  return {
    route_extents: {
      top_left_coordinate: { latitude: box.north, longitude: box.west },
      bottom_right_coordinate: { latitude: box.south, longitude: box.east },
    },
    total_distance: String(round(total, 1)),
    estimated_travel_time: String(Math.round(way.duration)),
    maneuvers,
    ...(unmet.length > 0 && { unmet_avoid: unmet }),
  }
}

function isBad([longitude, latitude]: Position): boolean {
  return !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
}

/** The steps by their point, with a start and an arrival where the provider sent none. */
function inOrder(steps: readonly Step[], last: number): readonly Step[] {
  const sorted = steps
    .map((step) => ({ ...step, at: Math.min(Math.max(Math.trunc(step.at) || 0, 0), last) }))
    .sort((a, b) => a.at - b.at)
  const start = sorted[0]?.at === 0 ? [] : [{ kind: 'continue' as const, at: 0 }]
  const end = sorted.at(-1)?.kind === 'arrive' ? [] : [{ kind: 'arrive' as const, at: last }]
  return [...start, ...sorted, ...end]
}

function maneuverOf(
  step: Step,
  before: Step | undefined,
  isLast: boolean,
  points: readonly Position[],
  along: readonly number[],
): WireManeuver {
  const first = before?.at ?? step.at
  const [longitude, latitude] = points[step.at] ?? [0, 0]
  const distance = (along[step.at] ?? 0) - (along[first] ?? 0)
  const stretch = points.slice(first, step.at + 1)
  const heading =
    step.headingBefore ?? headingOf(...(before ? lastTwo(stretch) : lastTwo(points.slice(0, 2))))
  const seconds = before?.duration ?? 0
  return {
    command: writeCommand(step.kind, step.side),
    coordinate: { latitude, longitude },
    distance: round(distance, 1),
    total_length: round(along[step.at] ?? 0, 1),
    ...(heading !== undefined && { heading: ((heading % 360) + 360) % 360 }),
    ...(seconds > 0 && { speed: Math.min(round(distance / seconds, 1), 1000) }),
    current_road_info: roadOf(before ?? step),
    turn_road_info: isLast ? {} : roadOf(step),
    is_stack_advise: step.stacked ?? false,
    segments: stretch.map(([lon, lat]) => ({ lat, lon })),
  }
}

function lastTwo(
  points: readonly Position[],
): [from: Position | undefined, to: Position | undefined] {
  return [points.at(-2), points.at(-1)]
}

function roadOf({ road, number }: Step): WireRoad {
  const [primary_name, secondary_name] = [road, number].filter(Boolean)
  return compact<WireRoad>({ primary_name, secondary_name })
}

function lengthsAlong(points: readonly Position[]): number[] {
  let total = 0
  return points.map((point, index) => {
    const before = points[index - 1]
    total += before ? between(before, point) : 0
    return total
  })
}

function between(a: Position, b: Position): number {
  return distanceBetween({ latitude: a[1], longitude: a[0] }, { latitude: b[1], longitude: b[0] })
}

/** Whole degrees clockwise from north, 0 to 359; undefined without two points. */
function headingOf(from: Position | undefined, to: Position | undefined): number | undefined {
  if (from === undefined || to === undefined) return undefined
  const radians = Math.PI / 180
  const turned = (to[0] - from[0]) * radians
  const [start, end] = [from[1] * radians, to[1] * radians]
  const east = Math.sin(turned) * Math.cos(end)
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turned)
  return Math.round(Math.atan2(east, north) / radians + 360) % 360
}

function round(value: number, decimals: number): number {
  const unit = 10 ** decimals
  return Math.round(value * unit) / unit
}

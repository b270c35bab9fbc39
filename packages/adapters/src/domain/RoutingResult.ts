import {
  cumulativeDistances,
  type DrivingSide,
  isCoordinate,
  type ManeuverKind,
  type ManeuverSide,
  type Position,
  writeCommand,
} from '@signpost/client/domain'
import type { WireManeuver, WireRoad, WireRoute, WireTurnRoad } from '@signpost/client/wire'
import type { Draft } from './GeocodingResult.ts'

/** A route as a provider sent it: a line, and the steps along it from the start to the arrival. */
export interface RoutingResult {
  readonly points: readonly Position[]
  /** Seconds. */
  readonly duration: number
  /** Meters. Default: the length of the line. */
  readonly distance?: number | undefined
  readonly steps: readonly Step[]
  /** The avoidances that the provider reports as unmet. */
  readonly unmet?: readonly string[]
}

/** An action at a point of the line, and the stretch after it. */
export interface Step {
  readonly kind: ManeuverKind
  readonly side?: ManeuverSide | undefined
  /** The index of the step's point in the line. */
  readonly at: number
  /** Seconds from here to the next step. */
  readonly duration?: number | undefined
  /** The road after the step. */
  readonly road?: string | undefined
  /** The number of the road. */
  readonly number?: string | undefined
  /** The first place and the number of the road on the sign of a ramp or an exit, for one without a name and a number. */
  readonly sign?: { readonly place?: string | undefined; readonly number?: string | undefined }
  /** The heading on arriving at the point, in degrees. */
  readonly headingBefore?: number | undefined
  /** The number of the exit of a roundabout, from 1. */
  readonly exit?: number | undefined
  /** The side of the road to drive on after the step. */
  readonly drivingSide?: DrivingSide | undefined
  /** The code of the road's country after the step. */
  readonly country?: string | undefined
  /** True when the next step is to be announced with this one. */
  readonly stacked?: boolean | undefined
}

type CountryInfo = WireTurnRoad['country_info']

/** The route in the form of the interface, where a maneuver has the stretch that ends at it. Undefined for a route without a line. */
export function routeOf(
  way: RoutingResult,
  unknown: readonly string[] = [],
): Draft<WireRoute> | undefined {
  const { points, duration, unmet = [] } = way
  const isLine = points.every(([longitude, latitude]) => isCoordinate({ latitude, longitude }))
  if (!points[0] || !isLine) return undefined
  const meters = cumulativeDistances(points).map(Math.round)
  const last = points.length - 1
  const steps = inOrder(way.steps, last)
  return {
    total_distance: way.distance ?? meters[last] ?? 0,
    estimated_travel_time: Math.round(duration),
    maneuvers: steps.map((step, index) => maneuverOf(step, steps[index - 1], points, meters)),
    unmet_avoid: [...unknown, ...unmet],
  }
}

/** The steps in the order of their points, with a start and an arrival if the provider sent none. */
function inOrder(steps: readonly Step[], last: number): readonly Step[] {
  const sorted = steps
    .map((step) => ({ ...step, at: Math.min(Math.max(Math.trunc(step.at) || 0, 0), last) }))
    .sort((a, b) => a.at - b.at)
  const start = sorted[0]?.at === 0 ? [] : [{ kind: 'continue' as const, at: 0 }]
  const end = sorted.at(-1)?.kind === 'arrive' ? [] : [{ kind: 'arrive' as const, at: last }]
  return [...start, ...sorted, ...end].map((step, index, all) => {
    const next = all[index + 1]
    // Some providers send the number of the exit with the maneuver that leaves the roundabout.
    const exit = next?.kind === 'leave-roundabout' ? next.exit : undefined
    return step.kind === 'enter-roundabout' ? { ...step, exit: step.exit || exit } : step
  })
}

function maneuverOf(
  step: Step,
  before: Step = { ...step, duration: 0 },
  points: readonly Position[],
  meters: Float64Array,
): Draft<WireManeuver> {
  const { at, headingBefore: heading, stacked: is_stack_advise } = step
  const stretch = points.slice(before.at, at + 1).map(([lon, lat]) => ({ lat, lon }))
  const { lat: latitude = 0, lon: longitude = 0 } = stretch.at(-1) ?? {}
  const total_length = meters[at] ?? 0
  const distance = total_length - (meters[before.at] ?? 0)
  const speed = before.duration ? Math.min(distance / before.duration, 1000) : undefined
  return {
    // An unknown maneuver is shown as continuing.
    command: writeCommand(step.kind === 'unknown' ? 'continue' : step.kind, step.side),
    coordinate: { latitude, longitude },
    distance,
    total_length,
    heading,
    speed,
    is_stack_advise,
    current_road_info: roadOf(before),
    turn_road_info: { ...roadOf(withSign(step)), country_info: countryOf(step) },
    roundabout_exit: step.exit || undefined,
    segments: stretch,
  }
}

function countryOf({ country: code, drivingSide: driving_side }: Step): Draft<CountryInfo> {
  return code || driving_side ? { code, driving_side } : undefined
}

/** The step with the names on its sign, for a ramp that has none of its own. */
function withSign(step: Step): Step {
  const { kind, road, number, sign } = step
  const isRamp = kind === 'ramp' || kind === 'exit-highway'
  return sign && isRamp && !road && !number
    ? { ...step, road: sign.place, number: sign.number }
    : step
}

function roadOf({ road, number }: Step): Draft<WireRoad> {
  const [primary_name, secondary_name] = [road, number].filter(Boolean)
  return { primary_name, secondary_name }
}

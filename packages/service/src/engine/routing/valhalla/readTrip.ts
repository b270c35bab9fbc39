import { decodePolyline, type Fields, fieldsOf, listOf, numberOf } from '@signpost/adapters'
import { roadNamesOf } from '@signpost/adapters/valhalla'
import type { Position } from '@signpost/client/domain'
import { ValhallaFault } from './ValhallaEngine.ts'

/** The decimals of the positions in Valhalla's lines. */
export const POLYLINE_DIGITS = 6

/** A route as Valhalla found it: its path, and the steps along it. */
export interface Trip {
  /** The path as Valhalla encoded it, which a trace query needs. */
  shape: string
  points: readonly Position[]
  /** Seconds. */
  duration: number
  hasToll: boolean
  hasFerry: boolean
  /** The steps from the start to the arrival. */
  steps: readonly Step[]
}

/** The maneuver at the point `first`, and the stretch after it, up to the point `last`. */
export interface Step {
  /** Valhalla's number of the maneuver type. */
  type: number
  first: number
  last: number
  /** The duration of the stretch in seconds. */
  duration: number
  /** The names of the road that it leads to, or the texts on the sign of a ramp without a name; numbers come last. */
  namesAhead: readonly string[]
  /** The names of the road at the end of the stretch. */
  namesBehind: readonly string[]
  /** Degrees. */
  headingBefore?: number
  headingAfter?: number
  /** True when the next step follows so soon that both are announced together. */
  isStacked: boolean
}

/** True for a U-turn, to the right (12) or to the left (13). */
export function isUturn({ type }: Step): boolean {
  return type === 12 || type === 13
}

/** Reads the answer to a route query. */
export function readTrip(body: unknown): Trip {
  const trip = fieldsOf(fieldsOf(body).trip)
  const leg = fieldsOf(listOf(trip.legs)[0])
  const summary = fieldsOf(trip.summary)
  const duration = numberOf(summary.time)
  const points = decodePolyline(leg.shape, POLYLINE_DIGITS)
  if (typeof leg.shape !== 'string' || !points || duration === undefined) throw unreadable()
  return {
    shape: leg.shape,
    points,
    duration,
    hasToll: summary.has_toll === true,
    hasFerry: summary.has_ferry === true,
    steps: readSteps(leg, points.length),
  }
}

/** Reads the steps. They must follow each other without a gap and end with the arrival. */
function readSteps(leg: Fields, points: number): Step[] {
  const steps = listOf(leg.maneuvers).map((maneuver) => readStep(fieldsOf(maneuver)))
  const isWhole =
    steps.length > 1 &&
    steps[0]?.first === 0 &&
    steps.at(-1)?.last === points - 1 &&
    steps.every(
      ({ first, last }, index) => first === (steps[index - 1]?.last ?? 0) && first <= last,
    )
  if (!isWhole) throw unreadable()
  return steps
}

function readStep(maneuver: Fields): Step {
  const first = numberOf(maneuver.begin_shape_index)
  const last = numberOf(maneuver.end_shape_index)
  if (first === undefined || last === undefined) throw unreadable()
  const headingBefore = numberOf(maneuver.bearing_before)
  const headingAfter = numberOf(maneuver.bearing_after)
  return {
    type: numberOf(maneuver.type) ?? 0,
    first,
    last,
    duration: numberOf(maneuver.time) ?? 0,
    namesAhead: roadNamesOf(maneuver),
    namesBehind: roadNamesOf({
      begin_street_names: maneuver.street_names,
      street_names: maneuver.begin_street_names,
    }),
    ...(headingBefore !== undefined && { headingBefore }),
    ...(headingAfter !== undefined && { headingAfter }),
    isStacked: maneuver.verbal_multi_cue === true,
  }
}

function unreadable(): ValhallaFault {
  return new ValhallaFault('the answer is not a route')
}

import type { Maneuver, Road, Route } from '@signpost/client'
import type { DrivingSide, ManeuverKind, ManeuverSide } from '@signpost/client/domain'
import { type CompassPoint, compassPoint, departureHeading } from './heading.ts'
import { isSameRoad, roadLabel } from './roadLabel.ts'

export type TurnDirection = 'left' | 'right'

/** A step of a route as data, before it becomes a sentence. */
export interface RouteStep {
  /** `start` is the first step, and the first after a stop, where it asks for no turn. */
  readonly kind: ManeuverKind | 'start'
  /** The number of the stop at which it arrives, on a route over stops. */
  readonly stop?: number | undefined
  readonly side?: ManeuverSide | undefined
  /** The direction in which it points: its side's, else that of the kerb, from which a u-turn turns away; undefined where neither is known. */
  readonly direction?: TurnDirection | undefined
  /** The number of the exit to take from a roundabout. */
  readonly exit?: number | undefined
  /** The road that it leads onto, or stays on. */
  readonly road?: string | undefined
  /** The direction of a start. */
  readonly compass?: CompassPoint | undefined
  /** The country that it enters, as ISO 3166-1 alpha-3. */
  readonly country?: string | undefined
  /** The country in which the route begins, whose units its distances have. */
  readonly routeCountry?: string | undefined
  /** True when it follows the previous step at once. An arrival never does: it is an announcement of its own. */
  readonly isImmediate: boolean
  /** True when the next step follows this one at once. */
  readonly isNextImmediate: boolean
  /** The side to drive on from here, where it changes. */
  readonly drivingSide?: DrivingSide | undefined
  /** Meters to the next step. */
  readonly distance?: number | undefined
  /** Seconds to the next step. */
  readonly duration?: number | undefined
  /** The name of the road before the next step, where it changes. */
  readonly laterRoad?: string | undefined
}

/** The step of the maneuver at an index; `undefined` when there is none. */
export function routeStep(route: Route, index: number): RouteStep | undefined {
  const maneuver = route.maneuvers[index]
  if (maneuver === undefined) return undefined
  const before = route.maneuvers[index - 1]
  const { kind, turnRoad, currentRoad } = maneuver
  const next = route.maneuvers[index + 1]
  // The road behind a roundabout is announced where it is left.
  const isToLeave =
    kind === 'enter-roundabout' && maneuver.roundaboutExit && next?.kind === 'leave-roundabout'
  const isStart = (before === undefined || before.stop !== undefined) && startKinds.has(kind)
  return {
    kind: isStart ? 'start' : kind,
    stop: maneuver.stop,
    side: maneuver.side,
    direction: directionOf(maneuver, before),
    exit: maneuver.roundaboutExit,
    road: isToLeave
      ? undefined
      : (roadLabel(turnRoad) ?? (staysOnRoad.has(kind) ? roadLabel(currentRoad) : undefined)),
    compass: isStart ? departure(before ? routeFrom(route, maneuver) : route) : undefined,
    country: kind === 'enter-country' ? turnRoad.countryCode : undefined,
    routeCountry: route.origin?.address.countryCode,
    isImmediate: Boolean(before?.stacked) && kind !== 'arrive',
    isNextImmediate: maneuver.stacked && next?.kind !== 'arrive',
    drivingSide: kind === 'arrive' ? undefined : changedSide(before, maneuver),
    ...stretchAfter(next, turnRoad),
  }
}

/** The departure before the first maneuver, which no step describes; `undefined` when the route begins with that maneuver. */
export function departureStep(route: Route): RouteStep | undefined {
  const [first] = route.maneuvers
  if (first === undefined || !first.distance) return undefined
  const { currentRoad } = first
  return {
    kind: 'start',
    road: roadLabel(currentRoad),
    compass: departure(route),
    routeCountry: route.origin?.address.countryCode,
    isImmediate: false,
    isNextImmediate: false,
    ...stretchAfter(first, currentRoad),
  }
}

const startKinds: ReadonlySet<ManeuverKind> = new Set(['continue', 'name-change', 'unknown'])

/** The kinds of maneuvers that stay on the same road. */
const staysOnRoad: ReadonlySet<ManeuverKind> = new Set(['continue', 'stay-highway', 'stay-surface'])

const roundabouts: ReadonlySet<ManeuverKind> = new Set([
  'enter-roundabout',
  'leave-roundabout',
  'straight-through-rotary',
])

function directionOf(
  { kind, side, turnRoad }: Maneuver,
  before: Maneuver | undefined,
): TurnDirection | undefined {
  const kerb = turnRoad.drivingSide ?? before?.turnRoad.drivingSide
  // Traffic goes around a roundabout by the side of the road, whatever the side of the exit.
  if (side && !(kerb && roundabouts.has(kind))) return side.endsWith('left') ? 'left' : 'right'
  if (kind !== 'u-turn' || kerb === undefined) return kerb
  return kerb === 'right' ? 'left' : 'right'
}

function departure(route: Route): CompassPoint | undefined {
  const heading = departureHeading(route)
  return heading === undefined ? undefined : compassPoint(heading)
}

/** The remaining route from a step after a stop. */
function routeFrom({ path, ...route }: Route, maneuver: Maneuver): Route {
  const { range } = maneuver
  return { ...route, path: range ? path.slice(range[1]) : [], maneuvers: [maneuver] }
}

function changedSide(
  before: Maneuver | undefined,
  { turnRoad }: Maneuver,
): DrivingSide | undefined {
  const { drivingSide } = turnRoad
  const earlier = before?.turnRoad.drivingSide
  return earlier !== undefined && earlier !== drivingSide ? drivingSide : undefined
}

/** A maneuver describes the stretch that ends where it is carried out: that which follows the step before. */
function stretchAfter(
  next: Maneuver | undefined,
  road: Road,
): Pick<RouteStep, 'distance' | 'duration' | 'laterRoad'> {
  if (next === undefined) return {}
  const { distance, speed, currentRoad } = next
  return {
    distance,
    duration: distance !== undefined && speed ? distance / speed : undefined,
    laterRoad: isSameRoad(road, currentRoad) ? undefined : roadLabel(currentRoad),
  }
}

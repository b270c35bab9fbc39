import type { ManeuverKind, ManeuverSide, Position } from '@signpost/client/domain'
import {
  entryOf,
  type Fields,
  fieldsOf,
  isEmptyList,
  numberOf,
  recordsOf,
  textOf,
} from './fields.ts'
import { extendLine, lineOf } from './polyline.ts'
import type { RoutingResult, Step } from './RoutingResult.ts'

/** True for an answer that reports that there is no route, or that the points are too far apart. */
export function isNoRoute({ code, message, routes }: Fields): boolean {
  const isTooFar = /exceeds maximum distance/i.test(textOf(message) ?? '')
  const isEmpty = code === 'Ok' && isEmptyList(routes)
  return isTooFar || isEmpty || code === 'NoRoute' || code === 'NoSegment'
}

/** Reads a route in the format of OSRM, which Mapbox shares; undefined for another format. `digits` is the precision of the line. */
export function osrmResult(route: Fields, digits: number): RoutingResult | undefined {
  const steps = recordsOf(route.legs).flatMap((leg) => recordsOf(leg.steps))
  const duration = numberOf(route.duration)
  const points: Position[] = []
  const read = steps.map((step) => {
    return stepOf(step, extendLine(points, lineOf(step.geometry, digits) ?? []))
  })
  const whole = points.length > 0 ? points : lineOf(route.geometry, digits)
  if (duration === undefined || !whole) return undefined
  return { points: whole, duration, distance: numberOf(route.distance), steps: read }
}

function stepOf(step: Fields, at: number): Step {
  const maneuver = fieldsOf(step.maneuver)
  const type = textOf(maneuver.type) ?? ''
  const [kind, side] = kindOf(type, textOf(maneuver.modifier) ?? '', step)
  // `A 8, E 52: Ulm, Stuttgart`; what stands alone is shown as a place.
  const [places, numbers] = (textOf(step.destinations) ?? '').split(': ').reverse()
  return {
    kind,
    side,
    at,
    duration: numberOf(step.duration),
    road: textOf(step.name),
    number: textOf(step.ref),
    sign: { place: firstOf(places), number: firstOf(numbers) },
    exit: numberOf(maneuver.exit),
    drivingSide:
      step.driving_side === 'left' ? 'left' : step.driving_side === 'right' ? 'right' : undefined,
    headingBefore:
      type === 'depart' ? numberOf(maneuver.bearing_after) : numberOf(maneuver.bearing_before),
  }
}

type Kind = readonly [kind: ManeuverKind, side?: ManeuverSide | undefined]

const sides: Readonly<Record<string, ManeuverSide>> = {
  'sharp right': 'hard-right',
  right: 'right',
  'slight right': 'slight-right',
  'slight left': 'slight-left',
  left: 'left',
  'sharp left': 'hard-left',
}

/** The kinds of maneuvers by their type; every other type is a turn. */
const kinds: Readonly<Record<string, ManeuverKind>> = {
  depart: 'continue',
  notification: 'continue',
  'use lane': 'continue',
  'new name': 'name-change',
  'exit roundabout': 'leave-roundabout',
  'exit rotary': 'leave-roundabout',
}

/** The kinds that have a left and a right form. */
const sided: Readonly<Record<string, ManeuverKind>> = {
  arrive: 'arrive',
  merge: 'merge',
  'on ramp': 'ramp',
  'off ramp': 'exit-highway',
  fork: 'keep',
  roundabout: 'enter-roundabout',
  rotary: 'enter-roundabout',
}

function firstOf(list: string | undefined): string | undefined {
  return textOf(list?.split(', ')[0])
}

/** The types whose modifier tells no more than a direction: leaving a small roundabout may face back to its entry. */
const withoutUTurn = /^(arrive|depart|(exit )?(roundabout|rotary))$/

function kindOf(type: string, modifier: string, { mode }: Fields): Kind {
  if (mode === 'ferry') return ['take-ferry']
  const side = entryOf(sides, modifier)
  const kind = entryOf(sided, type)
  const plain = entryOf(kinds, type)
  if (modifier === 'uturn' && !withoutUTurn.test(type)) return ['u-turn']
  if (kind) return [kind, side?.endsWith('left') ? 'left' : side && 'right']
  return plain ? [plain] : [side ? 'turn' : 'continue', side]
}

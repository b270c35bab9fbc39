import type { ManeuverKind, ManeuverSide, Position } from '@signpost/client/domain'
import { type Fields, fieldsOf, listOf, numberOf, recordsOf, textOf } from './fields.ts'
import { decodePolyline } from './polyline.ts'
import type { Step, Way } from './Way.ts'

/** The way of a route in the form of OSRM, which Mapbox shares; undefined where it is of another form. The line has so many digits. */
export function osrmWay(route: Fields, digits: number): Way | undefined {
  const steps = recordsOf(fieldsOf(listOf(route.legs)[0]).steps)
  const duration = numberOf(route.duration)
  const points: Position[] = []
  const read = steps.map((step) => {
    const line = decodePolyline(step.geometry, digits) ?? []
    const at = points.length === 0 ? 0 : points.length - 1
    points.push(...(points.length === 0 ? line : line.slice(1)))
    return stepOf(step, at)
  })
  const whole = points.length > 0 ? points : decodePolyline(route.geometry, digits)
  if (duration === undefined || !whole) return undefined
  return { points: whole, duration, distance: numberOf(route.distance), steps: read }
}

function stepOf(step: Fields, at: number): Step {
  const maneuver = fieldsOf(step.maneuver)
  const type = textOf(maneuver.type) ?? ''
  const [kind, side] = kindOf(type, textOf(maneuver.modifier) ?? '', step)
  return {
    kind,
    side,
    at,
    duration: numberOf(step.duration),
    road: textOf(step.name),
    number: textOf(step.ref),
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

function kindOf(type: string, modifier: string, step: Fields): Kind {
  const side = sides[modifier]
  const half = /left/.test(modifier) ? 'left' : /right/.test(modifier) ? 'right' : undefined
  if (step.mode === 'ferry') return ['take-ferry']
  if (modifier === 'uturn' && type !== 'arrive' && type !== 'depart') return ['u-turn']
  switch (type) {
    case 'depart':
      return ['continue']
    case 'arrive':
      return ['arrive', half]
    case 'new name':
      return ['name-change']
    case 'merge':
      return ['merge', half]
    case 'on ramp':
      return ['ramp', half]
    case 'off ramp':
      return ['exit-highway', half]
    case 'fork':
      return ['keep', half]
    case 'roundabout':
    case 'rotary':
      return ['enter-roundabout', half]
    case 'exit roundabout':
    case 'exit rotary':
      return ['leave-roundabout']
    default:
      return side ? ['turn', side] : ['continue']
  }
}

import type {
  Avoidance,
  ManeuverKind,
  ManeuverSide,
  Position,
  Vehicle,
} from '@signpost/client/domain'
import {
  entryOf,
  type Fields,
  fieldsOf,
  isEmptyList,
  isRecord,
  listOf,
  numberOf,
  recordsOf,
  textOf,
} from '../domain/fields.ts'
import { googleTerms } from '../domain/googleTerms.ts'
import { decodePolyline, extendLine } from '../domain/polyline.ts'
import type { RoutingResult, Step } from '../domain/RoutingResult.ts'
import type { Adapter } from '../internals/Adapter.ts'
import { type AdapterOptions, defineAdapter, unreadable } from '../internals/defineAdapter.ts'
import { routes } from '../internals/routes.ts'

export interface GoogleRoutesOptions extends AdapterOptions {
  /** A key with the Routes API. */
  readonly apiKey: string
  /** True: travel times of cars with current traffic, at a higher price. */
  readonly hasTraffic?: boolean
  /** `eea`: the billing address is in the European Economic Area, where other terms apply and steps may not be shown beside a map. */
  readonly billing?: 'eea'
}

const title = 'Google'

const fields = ['duration', 'distanceMeters', 'polyline.encodedPolyline']
  .concat(
    ['polyline.encodedPolyline', 'navigationInstruction', 'staticDuration'].map(
      (field) => `legs.steps.${field}`,
    ),
  )
  .map((field) => `routes.${field}`)
  .join()

/** The routes of Google's Routes API. Its instructions are plain text, so roads have no separate names. */
export function googleRoutes({
  apiKey,
  hasTraffic = false,
  billing,
  ...options
}: GoogleRoutesOptions): Adapter {
  return defineAdapter(
    {
      name: 'googleRoutes',
      title,
      terms: googleTerms(billing, 'any'),
      has: routes({
        vehicles: ['car', 'bicycle', 'pedestrian'],
        optimizations: ['fastest'],
        avoidances: ['toll', 'highway', 'ferry'],
        avoidancesOf: { bicycle: [], pedestrian: [] },
        async find({ origin, destination, vehicle, avoid }, { ask }) {
          const modifiers = avoid.map((one) => [modifier[one], true])
          const reply = await ask(
            'https://routes.googleapis.com/directions/v2:computeRoutes',
            {},
            {
              headers: { 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': fields },
              body: {
                origin: { location: { latLng: origin } },
                destination: { location: { latLng: destination } },
                travelMode: modes[vehicle],
                languageCode: 'en',
                ...(vehicle === 'car' && {
                  routingPreference: hasTraffic ? 'TRAFFIC_AWARE' : 'TRAFFIC_UNAWARE',
                  routeModifiers: Object.fromEntries(modifiers),
                }),
              },
            },
          )
          const { routes: found } = fieldsOf(reply.body)
          // Google sends `{}` when there is no route.
          if (isEmptyList(found) || (isRecord(reply.body) && found === undefined)) return undefined
          const way = resultOf(fieldsOf(listOf(found)[0]))
          if (!way) throw unreadable(title)
          return way
        },
      }),
    },
    options,
  )
}

const modes: Readonly<Partial<Record<Vehicle, string>>> = {
  car: 'DRIVE',
  bicycle: 'BICYCLE',
  pedestrian: 'WALK',
}

const modifier: Readonly<Partial<Record<Avoidance, string>>> = {
  toll: 'avoidTolls',
  highway: 'avoidHighways',
  ferry: 'avoidFerries',
}

function resultOf(route: Fields): RoutingResult | undefined {
  const duration = secondsOf(route.duration)
  const points: Position[] = []
  const records = recordsOf(route.legs).flatMap((leg) => recordsOf(leg.steps))
  const steps = records.map((step): Step => {
    const line = decodePolyline(fieldsOf(step.polyline).encodedPolyline) ?? []
    const at = extendLine(points, line)
    const { maneuver, instructions } = fieldsOf(step.navigationInstruction)
    // Only the text contains the number of the exit.
    const exit = numberOf(/(\d+)(?:st|nd|rd|th) exit/.exec(`${instructions}`)?.[1])
    const [kind, side] = entryOf(kinds, maneuver) ?? ['continue']
    return { kind, side, at, exit, duration: secondsOf(step.staticDuration) }
  })
  const whole =
    points.length > 0 ? points : decodePolyline(fieldsOf(route.polyline).encodedPolyline)
  if (duration === undefined || !whole?.[0]) return undefined
  return { points: whole, duration, distance: numberOf(route.distanceMeters), steps }
}

/** The seconds in a text such as `165s`. */
function secondsOf(value: unknown): number | undefined {
  return numberOf(/^([\d.]+)s$/.exec(textOf(value) ?? '')?.[1])
}

/** The kinds of maneuvers by Google's names. */
const kinds: Readonly<Record<string, readonly [ManeuverKind, ManeuverSide?]>> = {
  DEPART: ['continue'],
  STRAIGHT: ['continue'],
  NAME_CHANGE: ['name-change'],
  TURN_SLIGHT_LEFT: ['turn', 'slight-left'],
  TURN_SHARP_LEFT: ['turn', 'hard-left'],
  TURN_LEFT: ['turn', 'left'],
  TURN_SLIGHT_RIGHT: ['turn', 'slight-right'],
  TURN_SHARP_RIGHT: ['turn', 'hard-right'],
  TURN_RIGHT: ['turn', 'right'],
  UTURN_LEFT: ['u-turn', 'left'],
  UTURN_RIGHT: ['u-turn', 'right'],
  RAMP_LEFT: ['ramp', 'left'],
  RAMP_RIGHT: ['ramp', 'right'],
  MERGE: ['merge'],
  FORK_LEFT: ['keep', 'left'],
  FORK_RIGHT: ['keep', 'right'],
  FERRY: ['take-ferry'],
  FERRY_TRAIN: ['take-ferry'],
  ROUNDABOUT_LEFT: ['enter-roundabout', 'left'],
  ROUNDABOUT_RIGHT: ['enter-roundabout', 'right'],
}

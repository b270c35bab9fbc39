import type { Avoidance, ManeuverKind, ManeuverSide, Vehicle } from '@signpost/client/domain'
import {
  type Fields,
  fieldsOf,
  isEmptyList,
  listOf,
  numberOf,
  recordsOf,
  textOf,
} from '../domain/fields.ts'
import { openTerms } from '../domain/openStreetMap.ts'
import { lineOf } from '../domain/polyline.ts'
import type { RoutingResult, Step } from '../domain/RoutingResult.ts'
import type { Adapter } from '../internals/Adapter.ts'
import { type AdapterOptions, defineAdapter, unreadable } from '../internals/defineAdapter.ts'
import { routes } from '../internals/routes.ts'

export interface GraphHopperOptions extends AdapterOptions {
  /** The key of the hosted service. */
  readonly apiKey?: string
  /** The URL before `/route`. Default: the hosted service. */
  readonly url?: string
  /** The profiles of the server by vehicle. Default: those of the hosted service. */
  readonly profiles?: Readonly<Partial<Record<Vehicle, string>>>
}

const title = 'GraphHopper'

const hosted = { car: 'car', truck: 'truck', bicycle: 'bike', pedestrian: 'foot' }

/** The routes of GraphHopper. Avoidances and the shortest route need its flexible mode. */
export function graphhopper({
  apiKey,
  url = 'https://graphhopper.com/api/1',
  profiles = hosted,
  ...options
}: GraphHopperOptions): Adapter {
  const base = url.replace(/\/+$/, '')
  return defineAdapter(
    {
      name: 'graphhopper',
      title,
      terms: openTerms({ text: 'Powered by GraphHopper API', url: 'https://www.graphhopper.com' }),
      has: routes({
        vehicles: Object.keys(profiles) as Vehicle[],
        optimizations: ['fastest', 'shortest'],
        avoidances: ['toll', 'highway', 'ferry', 'unpaved'],
        async find({ origin, destination, vehicle, optimize, avoid }, { ask }) {
          const isShortest = optimize === 'shortest'
          const model = {
            priority: avoid.map((one) => ({ if: conditionOf(one, vehicle), multiply_by: '0' })),
            ...(isShortest && { distance_influence: 10_000 }),
          }
          const isFlexible = isShortest || avoid.length > 0
          const body = {
            points: [origin, destination].map((end) => [end.longitude, end.latitude]),
            profile: profiles[vehicle],
            points_encoded: false,
            ...(isFlexible && { 'ch.disable': true, custom_model: model }),
          }
          const reply = await ask(`${base}/route`, { key: apiKey }, { body, allow: isNoRoute })
          const found = fieldsOf(reply.body)
          if (isNoRoute(found)) return undefined
          const way = resultOf(fieldsOf(listOf(found.paths)[0]))
          if (!way) throw unreadable(title)
          return way
        },
      }),
    },
    options,
  )
}

const unpaved = 'UNPAVED COMPACTED FINE_GRAVEL GRAVEL GROUND DIRT GRASS SAND'.split(' ')

const conditions: Readonly<Partial<Record<Avoidance, string>>> = {
  toll: 'toll == ALL',
  highway: 'road_class == MOTORWAY',
  ferry: 'road_environment == FERRY',
  unpaved: unpaved.map((surface) => `surface == ${surface}`).join(' || '),
}

/** The roads of an avoidance. Some tolls apply only to trucks. */
function conditionOf(avoidance: Avoidance, vehicle: Vehicle): string | undefined {
  const condition = conditions[avoidance]
  return avoidance === 'toll' && vehicle === 'truck' ? `${condition} || toll == HGV` : condition
}

/** True for the errors for no road near a point, a point outside the map, no route between the points, or too great a distance. */
function isNoRoute({ message, hints, paths }: Fields): boolean {
  const texts = [message, ...recordsOf(hints).map(({ details }) => details)]
  return isEmptyList(paths) || texts.some((text) => noRoute.test(textOf(text) ?? ''))
}

const noRoute =
  /PointNotFound|PointOutOfBounds|PointDistanceExceeded|ConnectionNotFound|MaximumNodesExceeded|Connection between|Cannot find point/

function resultOf({
  points: line,
  time,
  distance,
  instructions,
}: Fields): RoutingResult | undefined {
  const points = lineOf(line)
  const milliseconds = numberOf(time)
  if (!points?.[0] || milliseconds === undefined) return undefined
  return {
    points,
    duration: milliseconds / 1000,
    distance: numberOf(distance),
    steps: recordsOf(instructions).map(stepOf),
  }
}

function stepOf(step: Fields, index: number): Step {
  const [kind, side] = kinds[numberOf(step.sign) ?? 99] ?? ['unknown']
  return {
    kind: index === 0 && kind === 'unknown' ? 'continue' : kind,
    side,
    at: numberOf(listOf(step.interval)[0]) ?? 0,
    duration: (numberOf(step.time) ?? 0) / 1000,
    road: textOf(step.street_name),
    number: textOf(step.street_ref),
    exit: numberOf(step.exit_number),
  }
}

/** The kinds of maneuvers by GraphHopper's sign. */
const kinds: Readonly<Record<number, readonly [ManeuverKind, ManeuverSide?]>> = {
  [-98]: ['u-turn'],
  [-8]: ['u-turn', 'left'],
  [-7]: ['keep', 'left'],
  [-6]: ['leave-roundabout'],
  [-3]: ['turn', 'hard-left'],
  [-2]: ['turn', 'left'],
  [-1]: ['turn', 'slight-left'],
  0: ['continue'],
  1: ['turn', 'slight-right'],
  2: ['turn', 'right'],
  3: ['turn', 'hard-right'],
  4: ['arrive'],
  6: ['enter-roundabout'],
  7: ['keep', 'right'],
  8: ['u-turn', 'right'],
  9: ['take-ferry'],
}

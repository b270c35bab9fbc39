import type { Avoidance, ManeuverKind, ManeuverSide, Position } from '@signpost/client/domain'
import {
  entryOf,
  type Fields,
  fieldsOf,
  isEmptyList,
  listOf,
  numberOf,
  recordsOf,
  textOf,
} from '../domain/fields.ts'
import { coordinateOf } from '../domain/GeocodingResult.ts'
import type { RoutingResult, Step } from '../domain/RoutingResult.ts'
import { tomtomTerms } from '../domain/tomtomTerms.ts'
import type { Adapter } from '../internals/Adapter.ts'
import { type AdapterOptions, defineAdapter, unreadable } from '../internals/defineAdapter.ts'
import { routes } from '../internals/routes.ts'

export interface TomTomRoutingOptions extends AdapterOptions {
  readonly apiKey: string
}

const title = 'TomTom'

/** The routes of TomTom Routing. */
export function tomtomRouting({ apiKey, ...options }: TomTomRoutingOptions): Adapter {
  return defineAdapter(
    {
      name: 'tomtomRouting',
      title,
      terms: tomtomTerms,
      has: routes({
        vehicles: ['car', 'truck', 'bicycle', 'pedestrian'],
        optimizations: ['fastest', 'shortest'],
        avoidances: ['hov', 'toll', 'highway', 'unpaved', 'ferry'],
        avoidancesOf: { bicycle: ['ferry'], pedestrian: ['ferry'] },
        async find({ origin, destination, vehicle, optimize, avoid }, { ask }) {
          const ends = [origin, destination].map((end) => `${end.latitude},${end.longitude}`)
          const url = new URL(
            `https://api.tomtom.com/routing/1/calculateRoute/${ends.join(':')}/json`,
          )
          for (const one of avoid) url.searchParams.append('avoid', avoided[one] ?? one)
          const { body } = await ask(
            url.href,
            {
              key: apiKey,
              travelMode: vehicle,
              routeType: optimize,
              instructionsType: 'text',
            },
            { allow: isNoRoute },
          )
          const reply = fieldsOf(body)
          if (isNoRoute(reply)) return undefined
          const way = resultOf(fieldsOf(listOf(reply.routes)[0]))
          if (!way) throw unreadable(title)
          return way
        },
      }),
    },
    options,
  )
}

function isNoRoute({ detailedError, routes }: Fields): boolean {
  const { code } = fieldsOf(detailedError)
  return isEmptyList(routes) || code === 'NO_ROUTE_FOUND' || code === 'MAP_MATCHING_FAILURE'
}

const avoided: Readonly<Partial<Record<Avoidance, string>>> = {
  hov: 'carpools',
  toll: 'tollRoads',
  highway: 'motorways',
  unpaved: 'unpavedRoads',
  ferry: 'ferries',
}

function resultOf({ summary, legs, guidance }: Fields): RoutingResult | undefined {
  const { travelTimeInSeconds, lengthInMeters } = fieldsOf(summary)
  const duration = numberOf(travelTimeInSeconds)
  const list = recordsOf(legs).flatMap(({ points }) => recordsOf(points))
  const points = list.flatMap((point): Position[] => {
    const coordinate = coordinateOf(point.latitude, point.longitude)
    return coordinate ? [[Number(coordinate.longitude), Number(coordinate.latitude)]] : []
  })
  if (duration === undefined || !points[0] || points.length !== list.length) return undefined
  const instructions = recordsOf(fieldsOf(guidance).instructions)
  const steps = instructions.map((step, index) => stepOf(step, instructions[index + 1]))
  return { points, duration, distance: numberOf(lengthInMeters), steps }
}

function stepOf(step: Fields, next: Fields | undefined): Step {
  const [kind, side] =
    step.maneuver === 'TAKE_EXIT' && step.junctionType === 'ROUNDABOUT'
      ? (['leave-roundabout'] as const)
      : (entryOf(kinds, step.maneuver) ?? ['unknown'])
  const from = numberOf(step.travelTimeInSeconds)
  const to = numberOf(next?.travelTimeInSeconds)
  return {
    kind,
    side,
    at: numberOf(step.pointIndex) ?? 0,
    duration: from === undefined || to === undefined ? undefined : to - from,
    road: textOf(step.street),
    number: textOf(listOf(step.roadNumbers)[0]),
    sign: { place: textOf(step.signpostText) },
    exit: numberOf(step.roundaboutExitNumber),
    drivingSide: entryOf(drivingSides, step.drivingSide),
    country: textOf(step.countryCode),
    stacked: step.combinedMessage !== undefined && step.possibleCombineWithNext === true,
  }
}

const drivingSides = { LEFT: 'left', RIGHT: 'right' } as const

/** The kinds of maneuvers by TomTom's names. */
const kinds: Readonly<Record<string, readonly [ManeuverKind, ManeuverSide?]>> = {
  DEPART: ['continue'],
  STRAIGHT: ['continue'],
  FOLLOW: ['continue'],
  ARRIVE: ['arrive'],
  ARRIVE_LEFT: ['arrive', 'left'],
  ARRIVE_RIGHT: ['arrive', 'right'],
  KEEP_RIGHT: ['keep', 'right'],
  KEEP_LEFT: ['keep', 'left'],
  BEAR_RIGHT: ['turn', 'slight-right'],
  BEAR_LEFT: ['turn', 'slight-left'],
  TURN_RIGHT: ['turn', 'right'],
  TURN_LEFT: ['turn', 'left'],
  SHARP_RIGHT: ['turn', 'hard-right'],
  SHARP_LEFT: ['turn', 'hard-left'],
  MAKE_UTURN: ['u-turn'],
  TRY_MAKE_UTURN: ['u-turn'],
  ENTER_MOTORWAY: ['enter-highway'],
  ENTER_FREEWAY: ['enter-highway'],
  ENTER_HIGHWAY: ['enter-highway'],
  TAKE_EXIT: ['exit-highway'],
  EXIT_ROUNDABOUT: ['leave-roundabout'],
  MOTORWAY_EXIT_LEFT: ['exit-highway', 'left'],
  MOTORWAY_EXIT_RIGHT: ['exit-highway', 'right'],
  SWITCH_PARALLEL_ROAD: ['keep'],
  SWITCH_MAIN_ROAD: ['merge'],
  ENTRANCE_RAMP: ['ramp'],
  ROUNDABOUT_CROSS: ['straight-through-rotary'],
  ROUNDABOUT_RIGHT: ['enter-roundabout', 'right'],
  ROUNDABOUT_LEFT: ['enter-roundabout', 'left'],
  ROUNDABOUT_BACK: ['enter-roundabout'],
  TAKE_FERRY: ['take-ferry'],
  WAYPOINT_REACHED: ['continue'],
  WAYPOINT_LEFT: ['continue'],
  WAYPOINT_RIGHT: ['continue'],
}

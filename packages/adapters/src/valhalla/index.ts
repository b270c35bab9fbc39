import {
  type Avoidance,
  type ManeuverKind,
  type ManeuverSide,
  type Optimization,
  type Position,
  readCommand,
} from '@signpost/client/domain'
import type { DirectionsRequest } from '@signpost/client/protocol'
import { type Fields, fieldsOf, listOf, numberOf, recordsOf, textOf } from '../domain/fields.ts'
import { openTerms } from '../domain/openStreetMap.ts'
import { decodePolyline, extendLine } from '../domain/polyline.ts'
import type { RoutingResult, Step } from '../domain/RoutingResult.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, unreadable } from '../internals/defineAdapter.ts'
import { routes } from '../internals/routes.ts'

export interface ValhallaOptions extends AdapterOptions {
  /** The URL of the server, without `/route`. */
  readonly url: string
  /** The key, for hosted servers that need one, sent as `api_key`. */
  readonly apiKey?: string
}

const title = 'Valhalla'

/** The routes of a Valhalla server. */
export function valhalla({ url, apiKey, ...options }: ValhallaOptions): Adapter {
  const base = url.replace(/\/+$/, '')
  async function find(
    request: DirectionsRequest,
    { ask }: Call,
  ): Promise<RoutingResult | undefined> {
    for (const isStrict of request.avoid.length > 0 ? [true, false] : [true]) {
      const { body } = await ask(
        `${base}/route`,
        { json: JSON.stringify(queryOf(request, isStrict)), api_key: apiKey },
        { allow: isNoRoute },
      )
      if (!isNoRoute(fieldsOf(body))) return resultOf(body, request.avoid)
    }
    return undefined
  }
  return defineAdapter(
    {
      name: 'valhalla',
      title,
      terms: openTerms(),
      has: routes({
        vehicles: ['car', 'truck', 'bicycle', 'pedestrian'],
        optimizations: ['fastest', 'shortest', 'easiest'],
        avoidances: ['hov', 'toll', 'highway', 'unpaved', 'ferry'],
        avoidancesOf: { pedestrian: ['hov', 'toll', 'highway', 'ferry'] },
        find,
      }),
    },
    options,
  )
}

/** True for the errors for no road near a point, no route between the points, or too great a distance. */
function isNoRoute({ error_code }: Fields): boolean {
  return [154, 170, 171, 442, 443].includes(numberOf(error_code) ?? 0)
}

type Weights = Readonly<Record<string, number | boolean>>

const weights: Readonly<Record<Optimization, Weights>> = {
  fastest: {},
  shortest: { shortest: true },
  easiest: { maneuver_penalty: 60 },
}

/** The weights of an avoidance, and its exclusion. The route is requested without the exclusion when it prevents any route. */
const avoided: Readonly<Partial<Record<Avoidance, readonly [lenient: Weights, ban: Weights]>>> = {
  // `hov` has no entry, because Valhalla avoids carpool lanes by default.
  toll: [{ use_tolls: 0 }, { exclude_tolls: true }],
  highway: [{ use_highways: 0 }, { exclude_highways: true }],
  unpaved: [
    { use_tracks: 0, avoid_bad_surfaces: 0.9 },
    { exclude_unpaved: true, avoid_bad_surfaces: 1 },
  ],
  ferry: [{ use_ferry: 0 }, { exclude_ferries: true }],
}

function queryOf(request: DirectionsRequest, isStrict: boolean): object {
  const { origin, destination, vehicle, optimize, avoid } = request
  const costing = vehicle === 'car' ? 'auto' : vehicle
  const preferences = avoid.flatMap((one) => avoided[one]?.slice(0, isStrict ? 2 : 1) ?? [])
  return {
    locations: [origin, destination].map(({ latitude, longitude }) => ({
      lat: latitude,
      lon: longitude,
      search_filter: { exclude_ferry: true },
    })),
    costing,
    costing_options: { [costing]: Object.assign({}, weights[optimize], ...preferences) },
    units: 'kilometers',
  }
}

function resultOf(body: unknown, avoid: readonly Avoidance[]): RoutingResult {
  const trip = fieldsOf(fieldsOf(body).trip)
  const summary = fieldsOf(trip.summary)
  const duration = numberOf(summary.time)
  const points: Position[] = []
  const steps: Step[] = []
  for (const { shape, maneuvers } of recordsOf(trip.legs)) {
    const line = decodePolyline(shape, 6)
    if (!line) throw unreadable(title)
    const start = extendLine(points, line)
    recordsOf(maneuvers).forEach((maneuver, index, all) => {
      steps.push(stepOf(maneuver, all[index - 1], start))
    })
  }
  if (!points[0] || duration === undefined) throw unreadable(title)
  return {
    points,
    duration,
    steps,
    unmet: avoid.filter((one) => summary[`has_${one}`] === true),
  }
}

function stepOf(maneuver: Fields, before: Fields = {}, start = 0): Step {
  const [road, number] = roadNamesOf(maneuver)
  const [behind] = roadNamesOf({ street_names: before.street_names })
  const [kind, side] = maneuverOf(numberOf(maneuver.type) ?? 0, {
    fromHighway: before.highway === true,
    toHighway: maneuver.highway === true,
    staysOnRoad: behind !== undefined && behind === road,
  })
  return {
    kind,
    side,
    at: start + (numberOf(maneuver.begin_shape_index) ?? 0),
    duration: numberOf(maneuver.time),
    road,
    number,
    exit: numberOf(maneuver.roundabout_exit_count),
    headingBefore: numberOf(maneuver.bearing_before) ?? numberOf(maneuver.bearing_after),
    stacked: maneuver.verbal_multi_cue === true,
  }
}

/** The names of the road ahead of a maneuver of Valhalla, followed by its numbers. */
export function roadNamesOf({ begin_street_names, street_names, sign }: Fields): string[] {
  const names = [begin_street_names, street_names, signOf(fieldsOf(sign))]
    .map((list) => listOf(list).flatMap((name) => textOf(name) ?? []))
    .find(({ length }) => length > 0)
  return [...(names ?? [])].sort((a, b) => Number(isNumber(a)) - Number(isNumber(b)))
}

/** The texts of a sign: the road comes before the destinations. */
function signOf(sign: Fields): unknown[] {
  return [sign.exit_branch_elements, sign.exit_toward_elements, sign.exit_name_elements]
    .flatMap(recordsOf)
    .map(({ text }) => text)
}

/** True for the number of a road, such as `A-1`, `E 125` or `5`, which is written after its name. */
function isNumber(text: string): boolean {
  return /^[\p{Lu}\d ./-]{1,8}$/u.test(text)
}

/** The commands of the interface by Valhalla's number of the type, with gaps for public transport. Elevators and building entrances have no command. */
const commands = [
  ',CO,CO,CO,DT,DT.R,DT.L,NC,CO,TR.SR,TR.R,TR.HR,UT.R,UT.L,TR.HL,TR.L,TR.SL,ER,ER.R,ER.L,EX.R',
  'EX.L,KS,KS.R,KS.L,MR,RE,RX,FE,FX,,,,,,,,MR.R,MR.L,PE,ES,EE,PE,PE',
].flatMap((list) => list.split(','))

/** The roads before and after a maneuver. */
export interface ManeuverRoads {
  readonly fromHighway: boolean
  readonly toHighway: boolean
  /** True when the road keeps its name. */
  readonly staysOnRoad: boolean
}

/** The kind and the side of a maneuver, by Valhalla's number of its type. The roads decide ambiguous types, because Valhalla calls every link an exit or a ramp. */
export function maneuverOf(
  type: number,
  { fromHighway, toHighway, staysOnRoad }: ManeuverRoads,
): readonly [kind: ManeuverKind, side?: ManeuverSide | undefined] {
  const { kind, side } = readCommand(commands[type] ?? '')
  if (kind === 'keep-surface')
    return [`${staysOnRoad ? 'stay' : 'keep'}-${fromHighway ? 'highway' : 'surface'}`, side]
  if (kind === 'ramp' || (kind === 'exit-highway' && !fromHighway))
    return [toHighway ? 'enter-highway' : 'ramp', side]
  return [kind, side]
}

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
import { positionsOf } from '../domain/polyline.ts'
import type { RoutingResult, Step } from '../domain/RoutingResult.ts'
import type { Adapter } from '../internals/Adapter.ts'
import { type AdapterOptions, defineAdapter, unreadable } from '../internals/defineAdapter.ts'
import { routes } from '../internals/routes.ts'

export interface OpenrouteserviceOptions extends AdapterOptions {
  /** The key of the hosted service. */
  readonly apiKey?: string
  /** The URL before `/v2/directions`. Default: the hosted service. */
  readonly url?: string
}

const title = 'openrouteservice'

/** The routes of openrouteservice. */
export function openrouteservice({
  apiKey,
  url = 'https://api.openrouteservice.org',
  ...options
}: OpenrouteserviceOptions): Adapter {
  const base = url.replace(/\/+$/, '')
  return defineAdapter(
    {
      name: 'openrouteservice',
      title,
      terms: openTerms({
        text: '© openrouteservice.org by HeiGIT',
        url: 'https://openrouteservice.org',
      }),
      has: routes({
        vehicles: ['car', 'truck', 'bicycle', 'pedestrian'],
        optimizations: ['fastest', 'shortest'],
        avoidances: ['toll', 'highway', 'ferry'],
        avoidancesOf: { bicycle: ['ferry'], pedestrian: ['ferry'] },
        async find({ origin, destination, vehicle, optimize, avoid }, { ask }) {
          const body = {
            coordinates: [origin, destination].map((end) => [end.longitude, end.latitude]),
            preference: optimize === 'shortest' ? 'shortest' : 'recommended',
            ...(avoid.length > 0 && {
              options: { avoid_features: avoid.map((one) => features[one]) },
            }),
          }
          const reply = await ask(
            `${base}/v2/directions/${profiles[vehicle]}/geojson`,
            {},
            { body, allow: isNoRoute, headers: { ...(apiKey && { Authorization: apiKey }) } },
          )
          const found = fieldsOf(reply.body)
          if (isNoRoute(found)) return undefined
          const way = resultOf(fieldsOf(listOf(found.features)[0]))
          if (!way) throw unreadable(title)
          return way
        },
      }),
    },
    options,
  )
}

const profiles: Readonly<Record<Vehicle, string>> = {
  car: 'driving-car',
  truck: 'driving-hgv',
  bicycle: 'cycling-regular',
  pedestrian: 'foot-walking',
}

const features: Readonly<Partial<Record<Avoidance, string>>> = {
  toll: 'tollways',
  highway: 'highways',
  ferry: 'ferries',
}

/** True for the errors for no road near a point, no route between the points, or too great a distance. */
function isNoRoute({ error, features }: Fields): boolean {
  const code = numberOf(fieldsOf(error).code) ?? 0
  return isEmptyList(features) || [2004, 2009, 2010, 2099].includes(code)
}

function resultOf({ geometry, properties }: Fields): RoutingResult | undefined {
  const points = positionsOf(fieldsOf(geometry).coordinates)
  const { segments, summary } = fieldsOf(properties)
  const { duration, distance } = fieldsOf(summary)
  // A summary omits zeros, which the segments have.
  const parts = recordsOf(segments)
  const sum = parts.reduce(
    (all, part) => all + (numberOf(part.duration) ?? NaN),
    parts[0] ? 0 : NaN,
  )
  const seconds = numberOf(duration) ?? sum
  if (!points?.[0] || Number.isNaN(seconds)) return undefined
  const steps = parts.flatMap((segment) => recordsOf(segment.steps))
  return { points, duration: seconds, distance: numberOf(distance), steps: steps.map(stepOf) }
}

function stepOf(step: Fields): Step {
  const [kind, side] = kinds[numberOf(step.type) ?? -1] ?? ['unknown']
  const road = textOf(step.name)
  return {
    kind,
    side,
    at: numberOf(listOf(step.way_points)[0]) ?? 0,
    duration: numberOf(step.duration),
    exit: numberOf(step.exit_number),
    road: road === '-' ? undefined : road,
  }
}

/** The kinds of maneuvers by openrouteservice's number of the type. */
const kinds: readonly (readonly [ManeuverKind, ManeuverSide?])[] = [
  ['turn', 'left'],
  ['turn', 'right'],
  ['turn', 'hard-left'],
  ['turn', 'hard-right'],
  ['turn', 'slight-left'],
  ['turn', 'slight-right'],
  ['continue'],
  ['enter-roundabout'],
  ['leave-roundabout'],
  ['u-turn'],
  ['arrive'],
  ['continue'],
  ['keep', 'left'],
  ['keep', 'right'],
]

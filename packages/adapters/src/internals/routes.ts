import type { Avoidance, Optimization, Vehicle } from '@signpost/client/domain'
import {
  badParameter,
  type DirectionsRequest,
  directions,
  readRequest,
} from '@signpost/client/protocol'
import type { RoutingResult } from '../domain/RoutingResult.ts'
import type { Call } from './createCall.ts'
import { type Part, unreadable } from './defineAdapter.ts'
import { loaded } from './failure.ts'

/** The route options of a provider. A request with any other option is refused. */
export interface Routing {
  readonly vehicles: readonly Vehicle[]
  readonly optimizations: readonly Optimization[]
  /** The features that it can avoid. A request without `avoid` uses the provider's own default. */
  readonly avoidances: readonly Avoidance[]
  /** The avoidances of vehicles that do not support all of them. */
  readonly avoidancesOf?: Readonly<Partial<Record<Vehicle, readonly Avoidance[]>>>
  /** Returns the route, or undefined when there is none. */
  readonly find: (request: DirectionsRequest, call: Call) => Promise<RoutingResult | undefined>
}

/** The directions of a provider. */
export function routes({ find, avoidancesOf, ...known }: Routing): Part {
  const { vehicles, optimizations, avoidances } = known
  return {
    ...known,
    operations: ['getDirections'],
    async answer(_, call, { title }) {
      const request = readRequest(directions, call.request)
      const isAsked = new URL(call.request.url).searchParams.has('avoid')
      const { vehicle, optimize } = request
      refuseOther('vehicle', [vehicle], vehicles, title)
      refuseOther('optimize', [optimize], optimizations, title)
      const own = avoidancesOf?.[vehicle] ?? avoidances
      const asked = isAsked ? request.avoid : []
      // The interface avoids these lanes by default. A provider without this option reports them as unmet.
      const isUnknown = asked.includes('hov') && !own.includes('hov')
      const avoid = asked.filter((one) => !(isUnknown && one === 'hov'))
      refuseOther('avoid', avoid, own, `${title} for ${vehicle}`)
      // The module loads while the provider answers.
      const [way, { routeOf }] = await Promise.all([
        find({ ...request, avoid }, call),
        loaded(title, import('../domain/RoutingResult.ts')),
      ])
      const drives = vehicle === 'car' || vehicle === 'truck'
      const body = way && routeOf(way, isUnknown && drives ? ['hov'] : [])
      if (way && !body) throw unreadable(title)
      return body
    },
  }
}

function refuseOther(
  parameter: string,
  asked: readonly string[],
  known: readonly string[],
  title: string,
): void {
  const other = asked.find((one) => !known.includes(one))
  if (other === undefined) return
  throw badParameter(
    parameter,
    `${title} has no ${parameter} "${other}", but ${known.join(', ') || 'none'}.`,
  )
}

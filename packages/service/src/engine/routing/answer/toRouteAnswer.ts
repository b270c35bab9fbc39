import { createHash } from 'node:crypto'
import type { Avoidance } from '@signpost/client/domain'
import type { RouteAnswer, RouteRequest } from '../../Router.ts'
import type { Edge, Trace } from '../valhalla/readTrace.ts'
import { isUturn, type Trip } from '../valhalla/readTrip.ts'
import { measurePath, roadsOf } from './Path.ts'
import { boundsOf, roundTo } from './stretchOf.ts'
import { toManeuvers } from './toManeuvers.ts'

/** Converts a trip to an answer of the interface. Without a trace it lacks countries, driving sides and instruction distances. */
export function toRouteAnswer(request: RouteRequest, trip: Trip, trace?: Trace): RouteAnswer {
  const path = measurePath(trip.points)
  const { north, east, south, west } = boundsOf(trip.points)
  const unmet = unmetAvoidances(request.avoid, trip, trace)
  return {
    route_id: routeId(request, trip),
    route_extents: {
      top_left_coordinate: { latitude: north, longitude: west },
      bottom_right_coordinate: { latitude: south, longitude: east },
    },
    total_distance: String(roundTo(1, path.along.at(-1) ?? 0)),
    estimated_travel_time: String(Math.round(trip.duration)),
    maneuvers: toManeuvers(trip, path, trace && roadsOf(trace)),
    ...(unmet.length > 0 && { unmet_avoid: unmet }),
  }
}

/** The id of a route: the same request with the same answer has the same id. The answer represents the version of the data. */
function routeId(request: RouteRequest, { shape, duration }: Trip): string {
  const { origin, destination, vehicle, optimize, avoid } = request
  const question = [
    origin.latitude,
    origin.longitude,
    destination.latitude,
    destination.longitude,
    vehicle,
    optimize,
    [...avoid].sort(),
  ]
  return createHash('sha256')
    .update(JSON.stringify([question, duration, shape]))
    .digest('base64url')
    .slice(0, 22)
}

/**
 * The requested avoidances that a route does not meet. Without a trace, only tolls, ferries and u-turns are known. Valhalla does not report car-pool
 * lanes, but excludes them unless they are allowed.
 */
function unmetAvoidances(
  wished: readonly Avoidance[],
  trip: Trip,
  trace: Trace | undefined,
): Avoidance[] {
  const some = (test: (edge: Edge) => boolean): boolean => trace?.edges.some(test) ?? false
  const isBroken: Record<Avoidance, () => boolean> = {
    hov: () => false,
    toll: () => trip.hasToll || some((edge) => edge.isToll),
    highway: () => some((edge) => edge.isMotorway),
    uturn: () => trip.steps.some(isUturn),
    unpaved: () => some((edge) => edge.isUnpaved),
    ferry: () => trip.hasFerry || some((edge) => edge.isFerry),
  }
  return wished.filter((avoidance) => isBroken[avoidance]())
}

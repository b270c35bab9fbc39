import type { Coordinate, Position } from '@signpost/client/domain'
import type { RouteRequest } from '../../Router.ts'
import type { Trace } from '../valhalla/readTrace.ts'
import { isUturn, readTrip, type Trip } from '../valhalla/readTrip.ts'
import {
  type ValhallaEngine,
  ValhallaFault,
  type ValhallaQuery,
} from '../valhalla/ValhallaEngine.ts'
import { canRelax, costingOf, type Strictness } from './costingOf.ts'
import { findTrace } from './findTrace.ts'

/** The largest distance to a road, in meters. Some addresses are 300 meters from one; points on the water or abroad are farther. */
const REACH_METERS = 400

/** The query for a route that excludes the roads at some points. */
function routeQuery(
  request: RouteRequest,
  strictness: Strictness,
  excluded: readonly Position[] = [],
): ValhallaQuery {
  return {
    ...costingOf(request, strictness),
    locations: [locationOf(request.origin), locationOf(request.destination)],
    ...(excluded.length > 0 && { exclude_locations: excluded.map(([lon, lat]) => ({ lat, lon })) }),
    units: 'kilometers',
    language: 'en-US',
  }
}

/** A route does not start or end in the middle of a ferry line. */
function locationOf({ latitude, longitude }: Coordinate) {
  return {
    lat: latitude,
    lon: longitude,
    search_cutoff: REACH_METERS,
    search_filter: { exclude_ferry: true },
  }
}

/** The middle of the first segment after each u-turn. The ends of the segment also belong to other roads. */
function uturnsOf({ steps, points }: Trip): Position[] {
  return steps.filter(isUturn).flatMap(({ first }) => middleOf(points, first, first + 1))
}

/** A point on each unpaved road except the first and the last, which the route has to use. */
function unpavedRoadsOf({ edges, points }: Trace): Position[] {
  return edges
    .slice(1, -1)
    .filter(({ isUnpaved }) => isUnpaved)
    .flatMap(({ first, last }) => middleOf(points, first, last))
}

/** A point between two others of a line, but not at either of them. */
function middleOf(points: readonly Position[], first: number, last: number): Position[] {
  if (last - first > 1) return points.slice(Math.floor((first + last) / 2)).slice(0, 1)
  const [from, to] = points.slice(first, first + 2)
  return from && to ? [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]] : []
}

const ATTEMPTS = 6

/** The number of points that Valhalla can exclude by default. */
const MOST_EXCLUDED = 50

/** Excludes the roads at the violations of a trip, again and again until there is no violation or no route. Returns the trip with the fewest. */
async function findDetour(
  found: Trip,
  violationsOf: (trip: Trip) => Promise<readonly Position[]>,
  ask: (excluded: readonly Position[]) => Promise<Trip | null>,
): Promise<Omit<FoundTrip, 'isLenient'>> {
  const excluded: Position[] = []
  let best = found
  let violations = await violationsOf(found)
  let fewest = violations.length
  for (let attempt = 0; attempt < ATTEMPTS && violations.length > 0; attempt++) {
    excluded.push(...violations)
    if (excluded.length > MOST_EXCLUDED) break
    const trip = await ask(excluded)
    if (!trip) break
    violations = await violationsOf(trip)
    if (violations.length < fewest) {
      best = trip
      fewest = violations.length
    }
  }
  return { trip: best, violations: fewest }
}

/** A route, and how well it meets the avoidances. */
export interface FoundTrip {
  trip: Trip
  /** The number of places at which it breaks an avoidance that Valhalla has no option for. */
  violations: number
  /** True when no route meets the other avoidances. */
  isLenient: boolean
}

/**
 * Finds the route that fits the preferences best. Roads to avoid are excluded first; if that leaves no route, they are made expensive instead.
 * Avoidances without an option in Valhalla are met by a detour around the roads that violate them. Null when there is no route.
 */
export async function findTrip(
  engine: ValhallaEngine,
  request: RouteRequest,
  signal: AbortSignal,
): Promise<FoundTrip | null> {
  let strictness: Strictness = 'strict'
  let trip = await ask()
  if (!trip && canRelax(request.avoid)) {
    strictness = 'lenient'
    trip = await ask()
  }
  if (!trip) return null
  const found = await findDetour(trip, violationsOf, ask)
  return { ...found, isLenient: strictness === 'lenient' }

  async function ask(excluded: readonly Position[] = []): Promise<Trip | null> {
    signal.throwIfAborted()
    try {
      const query = routeQuery(request, strictness, excluded)
      return readTrip(await engine.ask('route', query, signal))
    } catch (error) {
      if (error instanceof ValhallaFault && error.outcome === 'no-route') return null
      throw error
    }
  }

  async function violationsOf(trip: Trip): Promise<Position[]> {
    const uturns = request.avoid.includes('uturn') ? uturnsOf(trip) : []
    // Valhalla ignores the surface for pedestrians.
    if (request.vehicle !== 'pedestrian' || !request.avoid.includes('unpaved')) return uturns
    const trace = await findTrace(engine, request, trip, signal)
    return trace ? [...uturns, ...unpavedRoadsOf(trace)] : uturns
  }
}

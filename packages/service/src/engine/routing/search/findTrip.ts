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

/** Meters to the nearest road. A few addresses lie 300 from one; farther off, on the water or abroad, there is no way. */
const REACH = 400

/** The query for a way that avoids the roads at some points. */
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

/** Nobody sets out from the middle of a ferry's passage. */
function locationOf({ latitude, longitude }: Coordinate) {
  return {
    lat: latitude,
    lon: longitude,
    search_cutoff: REACH,
    search_filter: { exclude_ferry: true },
  }
}

/** The middle of the first piece after each u-turn: its ends belong to other roads too. */
function uturnsOf({ steps, points }: Trip): Position[] {
  return steps.filter(isUturn).flatMap(({ first }) => middleOf(points, first, first + 1))
}

/** A place on each unpaved road but the first and the last: there one is, or wants to go. */
function unpavedRoadsOf({ edges, points }: Trace): Position[] {
  return edges
    .slice(1, -1)
    .filter(({ isUnpaved }) => isUnpaved)
    .flatMap(({ first, last }) => middleOf(points, first, last))
}

/** A point between two others of a line that is neither of them. */
function middleOf(points: readonly Position[], first: number, last: number): Position[] {
  if (last - first > 1) return points.slice(Math.floor((first + last) / 2)).slice(0, 1)
  const [from, to] = points.slice(first, first + 2)
  return from && to ? [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]] : []
}

const ATTEMPTS = 6

/** The number of places that Valhalla can exclude by default. */
const MOST_EXCLUDED = 50

/** Leaves the roads at the trespasses of a trip out, until there is none, or no way. The trip with the fewest wins. */
async function findDetour(
  found: Trip,
  trespassesOf: (trip: Trip) => Promise<readonly Position[]>,
  ask: (excluded: readonly Position[]) => Promise<Trip | null>,
): Promise<Trip> {
  const excluded: Position[] = []
  let best = found
  let trespasses = await trespassesOf(found)
  let fewest = trespasses.length
  for (let attempt = 0; attempt < ATTEMPTS && trespasses.length > 0; attempt++) {
    excluded.push(...trespasses)
    if (excluded.length > MOST_EXCLUDED) break
    const trip = await ask(excluded)
    if (!trip) break
    trespasses = await trespassesOf(trip)
    if (trespasses.length < fewest) {
      best = trip
      fewest = trespasses.length
    }
  }
  return best
}

/**
 * Finds the route that fits the preferences best. What is to be avoided is excluded first; if that leaves no route, it is made expensive instead.
 * Then the route is led around what Valhalla has no option for. Null: there is no route.
 */
export async function findTrip(
  engine: ValhallaEngine,
  request: RouteRequest,
  signal: AbortSignal,
): Promise<Trip | null> {
  let strictness: Strictness = 'strict'
  let trip = await ask()
  if (!trip && canRelax(request.avoid)) {
    strictness = 'lenient'
    trip = await ask()
  }
  return trip && findDetour(trip, trespassesOf, ask)

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

  async function trespassesOf(trip: Trip): Promise<Position[]> {
    const uturns = request.avoid.includes('uturn') ? uturnsOf(trip) : []
    // Valhalla ignores the surface for pedestrians.
    if (request.vehicle !== 'pedestrian' || !request.avoid.includes('unpaved')) return uturns
    const trace = await findTrace(engine, request, trip, signal)
    return trace ? [...uturns, ...unpavedRoadsOf(trace)] : uturns
  }
}

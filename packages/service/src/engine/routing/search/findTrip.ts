import type { Position } from '@signpost/client/domain'
import type { RouteRequest } from '../../Router.ts'
import { readTrip } from '../valhalla/readTrip.ts'
import type { Trip } from '../valhalla/Trip.ts'
import type { ValhallaEngine } from '../valhalla/ValhallaEngine.ts'
import { ValhallaFault } from '../valhalla/ValhallaFault.ts'
import { unpavedRoadsOf, uturnsOf } from './avoidablePoints.ts'
import { canRelax, type Strictness } from './costingOf.ts'
import { findDetour } from './findDetour.ts'
import { findTrace } from './findTrace.ts'
import { routeQuery } from './routeQuery.ts'

/**
 * Looks for the way that comes nearest to the preferences: with bans, without a way so with weights instead, and then around what Valhalla has no
 * option for. Null: there is no way.
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
    // For those who walk, Valhalla does not look at the surface.
    if (request.vehicle !== 'pedestrian' || !request.avoid.includes('unpaved')) return uturns
    const trace = await findTrace(engine, request, trip, signal)
    return trace ? [...uturns, ...unpavedRoadsOf(trace)] : uturns
  }
}

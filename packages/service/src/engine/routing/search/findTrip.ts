import type { Position } from '@signpost/client/domain'
import type { RouteRequest } from '../../Router.ts'
import { readTrip } from '../valhalla/readTrip.ts'
import { isUturn, type Trip } from '../valhalla/Trip.ts'
import type { ValhallaEngine } from '../valhalla/ValhallaEngine.ts'
import { ValhallaFault } from '../valhalla/ValhallaFault.ts'
import { canRelax, type Strictness } from './costingOf.ts'
import { routeQuery } from './routeQuery.ts'

const UTURN_ATTEMPTS = 6

/** What Valhalla takes by default. */
const MOST_EXCLUDED = 50

/** Looks for the way that comes nearest to the wishes: first as they are, then with weights in place of bans. Null: there is none. */
export async function findTrip(
  engine: ValhallaEngine,
  request: RouteRequest,
  signal: AbortSignal,
): Promise<Trip | null> {
  async function ask(strictness: Strictness, excluded?: Position[]): Promise<Trip | null> {
    signal.throwIfAborted()
    try {
      return readTrip(await engine.ask('route', routeQuery(request, strictness, excluded), signal))
    } catch (error) {
      if (error instanceof ValhallaFault && error.outcome === 'no-route') return null
      throw error
    }
  }

  let strictness: Strictness = 'strict'
  let trip = await ask(strictness)
  if (!trip && canRelax(request.avoid)) {
    strictness = 'lenient'
    trip = await ask(strictness)
  }
  if (!trip || !request.avoid.includes('uturn')) return trip
  return withoutUturns(trip, (excluded) => ask(strictness, excluded))
}

/**
 * Valhalla has no option against u-turns: the roads over which one turns are left out, until no turn is left, or no way. The way with the fewest
 * wins.
 */
async function withoutUturns(
  found: Trip,
  ask: (excluded: Position[]) => Promise<Trip | null>,
): Promise<Trip> {
  const excluded: Position[] = []
  let best = found
  let trip: Trip | null = found
  for (let attempt = 0; attempt < UTURN_ATTEMPTS; attempt++) {
    const turns = uturnsOf(trip)
    if (turns.length === 0) break
    excluded.push(...turns)
    if (excluded.length > MOST_EXCLUDED) break
    trip = await ask(excluded)
    if (!trip) break
    if (uturnsOf(trip).length < uturnsOf(best).length) best = trip
  }
  return best
}

/** The middle of the first piece after each u-turn: its ends belong to other roads too. */
function uturnsOf({ steps, points }: Trip): Position[] {
  return steps.filter(isUturn).flatMap(({ first }) => {
    const [from, to] = points.slice(first, first + 2)
    return from && to ? [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]] : []
  })
}

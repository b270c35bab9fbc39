import type { Optimization } from '@signpost/client/domain'
import type { RouteRequest } from '../../Router.ts'
import { measurePath } from '../answer/Path.ts'
import type { Trace } from '../valhalla/readTrace.ts'
import type { Trip } from '../valhalla/readTrip.ts'
import type { ValhallaEngine } from '../valhalla/ValhallaEngine.ts'
import { findTrace } from './findTrace.ts'
import { type FoundTrip, findTrip } from './findTrip.ts'

/**
 * The optimizations of which routes are compared. Valhalla minimizes a cost in which seconds are only a part: its shortest route is often
 * faster than its fastest.
 */
const compared: Readonly<Record<Optimization, readonly Optimization[]>> = {
  fastest: ['fastest', 'shortest'],
  shortest: ['shortest', 'fastest'],
  easiest: ['easiest', 'fastest', 'shortest'],
}

export interface Choice {
  trip: Trip
  /** The properties of its roads; undefined when Valhalla cannot trace it. */
  trace: Trace | undefined
}

/** The route that fits a request best among the routes that Valhalla finds, with its roads; null when there is none. */
export async function chooseTrip(
  engine: ValhallaEngine,
  request: RouteRequest,
  signal: AbortSignal,
): Promise<Choice | null> {
  // The route of the optimization itself is traced while the others are searched, because it is chosen most often.
  let traceOfOwn: Trace | undefined
  const found = await Promise.all(
    compared[request.optimize].map(async (optimize) => {
      const one = await findTrip(engine, { ...request, optimize }, signal)
      if (one && optimize === request.optimize) {
        traceOfOwn = await findTrace(engine, request, one.trip, signal)
      }
      return one
    }),
  )
  const trip = bestOf(found, request)
  if (!trip) return null
  const isOwn = trip === found[0]?.trip
  return { trip, trace: isOwn ? traceOfOwn : await findTrace(engine, request, trip, signal) }
}

function bestOf(found: readonly (FoundTrip | null)[], { optimize }: RouteRequest): Trip | null {
  // A route that violates fewer avoidances comes first.
  const least = Math.min(...found.map(violationsOf))
  const [own, ...others] = found.filter((one) => violationsOf(one) === least)
  if (!own) return null
  const trips = [own, ...others].flatMap((one) => one?.trip ?? [])
  return optimize === 'easiest'
    ? best(withoutContradictions(trips), turnsOf, 0)
    : best(trips, optimize === 'fastest' ? durationOf : metersOf, 1)
}

function violationsOf(found: FoundTrip | null): number {
  if (!found) return Number.POSITIVE_INFINITY
  return found.violations + (found.isLenient ? 1000 : 0)
}

/** The first trip, unless another one is better by more than the tolerance. */
function best(
  trips: readonly Trip[],
  measure: (trip: Trip) => number,
  tolerance: number,
): Trip | null {
  const [first, ...others] = trips
  if (!first) return null
  const least = others.toSorted((a, b) => measure(a) - measure(b))[0]
  return least && measure(least) < measure(first) - tolerance ? least : first
}

/** The trips without an easiest one that is faster than the fastest that is offered, or shorter than the shortest. */
function withoutContradictions([easiest, ...others]: readonly Trip[]): readonly Trip[] {
  if (!easiest || others.length === 0) return easiest ? [easiest] : []
  const isContradiction = [durationOf, metersOf].some(
    (measure) => measure(easiest) < Math.min(...others.map(measure)) - 1,
  )
  return isContradiction ? others : [easiest, ...others]
}

function durationOf({ duration }: Trip): number {
  return duration
}

function metersOf({ points }: Trip): number {
  return measurePath(points).along.at(-1) ?? 0
}

/** The turns, forks, ramps, exits, merges and roundabouts of a trip, by Valhalla's numbers. */
function turnsOf({ steps }: Trip): number {
  return steps.filter(({ type }) => (type >= 9 && type <= 27) || type === 37 || type === 38).length
}

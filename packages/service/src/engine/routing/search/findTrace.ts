import type { RouteRequest } from '../../Router.ts'
import { readTrace, type Trace, traceFilters } from '../valhalla/readTrace.ts'
import type { Trip } from '../valhalla/readTrip.ts'
import { type ValhallaEngine, ValhallaFault } from '../valhalla/ValhallaEngine.ts'
import { costingOf } from './costingOf.ts'

/** Requests the properties of the roads of a trip. A route is usable without them: undefined when Valhalla cannot trace the route. */
export async function findTrace(
  engine: ValhallaEngine,
  request: RouteRequest,
  trip: Trip,
  signal: AbortSignal,
): Promise<Trace | undefined> {
  signal.throwIfAborted()
  // The route may use roads that were to be avoided, so only the exclusion of car-pool lanes is passed on.
  const avoid = request.avoid.filter((avoidance) => avoidance === 'hov')
  const { costing, costing_options } = costingOf({ ...request, avoid }, 'lenient')
  const query = {
    encoded_polyline: trip.shape,
    costing,
    costing_options,
    filters: traceFilters,
    shape_match: 'walk_or_snap',
  }
  try {
    const trace = readTrace(await engine.ask('trace_attributes', query, signal), costing)
    return trace.edges.length > 0 ? trace : undefined
  } catch (error) {
    if (error instanceof ValhallaFault) return undefined
    throw error
  }
}

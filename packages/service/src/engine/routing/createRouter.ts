import type { RouteAnswer, RouteRequest, Router } from '../Router.ts'
import { toRouteAnswer } from './answer/toRouteAnswer.ts'
import { createConcurrencyLimit } from './createConcurrencyLimit.ts'
import { RoutingBusy } from './failures.ts'
import { chooseTrip } from './search/chooseTrip.ts'
import type { ValhallaEngine } from './valhalla/ValhallaEngine.ts'

export interface RouterOptions {
  /** The number of routes that are searched at once. */
  concurrency?: number
  /** The number of requests that may wait; further requests fail with `RoutingBusy`. */
  maxWaiting?: number
}

/** Finds routes with any engine that has Valhalla's interface. */
export function createRouter(
  engine: ValhallaEngine,
  // Four is the size of Node's thread pool, in which the library runs.
  { concurrency = 4, maxWaiting = 200 }: RouterOptions = {},
): Router {
  const limit = createConcurrencyLimit({
    concurrency,
    maxWaiting,
    refusal: () => new RoutingBusy('Too many routes are asked for at once.'),
  })
  return {
    route: (request, signal = new AbortController().signal) =>
      limit.run(() => findRoute(engine, request, signal), signal),
    check: (signal) => engine.check(signal),
    close: () => engine.close(),
  }
}

async function findRoute(
  engine: ValhallaEngine,
  request: RouteRequest,
  signal: AbortSignal,
): Promise<RouteAnswer | null> {
  const choice = await chooseTrip(engine, request, signal)
  return choice && toRouteAnswer(request, choice.trip, choice.trace)
}

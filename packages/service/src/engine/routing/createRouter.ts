import type { RouteAnswer, RouteRequest, Router } from '../Router.ts'
import { toRouteAnswer } from './answer/toRouteAnswer.ts'
import { createConcurrencyLimit } from './createConcurrencyLimit.ts'
import { RoutingBusy, RoutingTimeout } from './failures.ts'
import { chooseTrip } from './search/chooseTrip.ts'
import type { ValhallaEngine } from './valhalla/ValhallaEngine.ts'

export interface RouterOptions {
  /** Milliseconds for one request, including the time in the queue. */
  deadline?: number
  /** The number of routes that are searched at once. */
  concurrency?: number
  /** The number of requests that may wait; further requests fail with `RoutingBusy`. */
  maxWaiting?: number
}

/** Finds routes with any engine that has Valhalla's interface. */
export function createRouter(
  engine: ValhallaEngine,
  // Four is the size of Node's thread pool, in which the library runs.
  { deadline = 10_000, concurrency = 4, maxWaiting = 200 }: RouterOptions = {},
): Router {
  const limit = createConcurrencyLimit({
    concurrency,
    maxWaiting,
    refusal: () => new RoutingBusy('Too many routes are asked for at once.'),
  })
  return {
    route: (request, signal) =>
      withDeadline(deadline, signal, (limited) =>
        limit.run(() => findRoute(engine, request, limited), limited),
      ),
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

async function withDeadline<Result>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new RoutingTimeout(`No route was found within ${milliseconds} ms.`)),
    milliseconds,
  )
  try {
    return await work(signal ? AbortSignal.any([signal, controller.signal]) : controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

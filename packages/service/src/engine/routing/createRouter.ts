import type { RouteAnswer, RouteRequest, Router } from '../Router.ts'
import { toRouteAnswer } from './answer/toRouteAnswer.ts'
import { createGate } from './createGate.ts'
import { RoutingBusy } from './RoutingBusy.ts'
import { RoutingTimeout } from './RoutingTimeout.ts'
import { findTrace } from './search/findTrace.ts'
import { findTrip } from './search/findTrip.ts'
import type { ValhallaEngine } from './valhalla/ValhallaEngine.ts'

export interface RouterOptions {
  /** Milliseconds for one request, waiting included. */
  deadline?: number
  /** How many routes are looked for at once. */
  width?: number
  /** How many requests may wait for their turn; more fail with `RoutingBusy`. */
  waiting?: number
}

/** Finds routes with whatever speaks Valhalla. */
export function createRouter(
  engine: ValhallaEngine,
  // Four is the size of Node's thread pool, in which the library works.
  { deadline = 10_000, width = 4, waiting = 200 }: RouterOptions = {},
): Router {
  const gate = createGate({
    width,
    waiting,
    full: () => new RoutingBusy('Too many routes are asked for at once.'),
  })
  return {
    route: (request, signal) =>
      withDeadline(deadline, signal, (limited) =>
        gate.run(() => findRoute(engine, request, limited), limited),
      ),
    close: () => engine.close(),
  }
}

async function findRoute(
  engine: ValhallaEngine,
  request: RouteRequest,
  signal: AbortSignal,
): Promise<RouteAnswer | null> {
  const trip = await findTrip(engine, request, signal)
  return trip && toRouteAnswer(request, trip, await findTrace(engine, request, trip, signal))
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

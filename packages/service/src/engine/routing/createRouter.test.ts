import { describe, expect, it } from 'vitest'
import type { RouteRequest } from '../Router.ts'
import { createRouter } from './createRouter.ts'
import { RoutingBusy, RoutingUnavailable } from './failures.ts'
import { createNoRouter } from './routers.ts'
import { routeAnswer, scriptedEngine } from './testing/scriptedEngine.ts'
import { ValhallaFault } from './valhalla/ValhallaEngine.ts'

const request: RouteRequest = {
  origin: { latitude: 10, longitude: 0 },
  destination: { latitude: 10, longitude: 0.02 },
  vehicle: 'car',
  optimize: 'fastest',
  avoid: ['hov', 'toll'],
}

/** An engine that answers when the test releases it. */
function slowEngine() {
  const engine = scriptedEngine(routeAnswer([1, 10, 4]))
  const { promise, resolve } = Promise.withResolvers<void>()
  const { ask } = engine
  engine.ask = async (...query) => {
    const answer = ask(...query)
    await promise
    return answer
  }
  return { engine, answer: resolve }
}

describe('createRouter', () => {
  it('returns a route, also when its details cannot be traced', async () => {
    const engine = scriptedEngine(routeAnswer([1, 10, 4]))
    const route = await createRouter(engine).route(request)
    expect(route?.maneuvers.map(({ command }) => command)).toEqual(['CO.', 'TR.R', 'DT.'])
    expect(route?.maneuvers[1]).not.toHaveProperty('max_instruction_distance')
    expect(engine.traceQueries).toHaveLength(1)
  })

  it('traces a route with avoided roads allowed, because it may use them', async () => {
    const engine = scriptedEngine(routeAnswer([1, 4]))
    await createRouter(engine).route(request)
    expect(engine.traceQueries[0]).toMatchObject({ costing: 'auto', costing_options: { auto: {} } })
  })

  it('returns no answer when there is no route', async () => {
    const engine = scriptedEngine(
      new ValhallaFault('Route error: No path could be found for input'),
    )
    expect(await createRouter(engine).route(request)).toBeNull()
    expect(engine.traceQueries).toHaveLength(0)
  })

  it('is busy when there are too many requests at once', async () => {
    const { engine, answer } = slowEngine()
    const router = createRouter(engine, { concurrency: 1, maxWaiting: 1 })
    const routes = [router.route(request), router.route(request)]
    await expect(router.route(request)).rejects.toThrow(RoutingBusy)
    answer()
    expect(await Promise.all(routes)).toHaveLength(2)
  })

  it('requests nothing for a request that is aborted before its turn', async () => {
    const { engine, answer } = slowEngine()
    const router = createRouter(engine, { concurrency: 1 })
    const controller = new AbortController()
    const first = router.route(request)
    const second = router.route(request, controller.signal)
    controller.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    answer()
    await first
    // The fastest of two routes.
    expect(engine.routeQueries).toHaveLength(2)
  })

  it('requests nothing more for a request that is aborted while it runs', async () => {
    const { engine, answer } = slowEngine()
    const controller = new AbortController()
    const route = createRouter(engine).route(request, controller.signal)
    controller.abort(new Error('gone'))
    await expect(route).rejects.toThrow('gone')
    answer()
    await new Promise(setImmediate)
    expect(engine.traceQueries).toHaveLength(0)
  })
})

describe('createNoRouter', () => {
  it('fails with RoutingUnavailable and says why', async () => {
    const router = createNoRouter('No graph.')
    await expect(router.route(request)).rejects.toThrow(RoutingUnavailable)
    await expect(router.route(request)).rejects.toThrow('No graph.')
  })
})

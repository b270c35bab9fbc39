import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { RouteAnswer, RouteRequest, Router } from '../engine/Router.ts'
import { RoutingBusy } from '../engine/routing/failures.ts'
import { ask } from '../testing/ask.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const answer: RouteAnswer = {
  route_id: 'r1',
  total_distance: '80',
  estimated_travel_time: '10',
  maneuvers: [{ command: 'DT.' }],
}

/** A router that always gives the same answer and records the queries. */
function routerOf(
  route: (signal?: AbortSignal) => Promise<RouteAnswer | null>,
): Router & { asked: RouteRequest[] } {
  const asked: RouteRequest[] = []
  return {
    asked,
    async route(request, signal) {
      asked.push(request)
      return route(signal)
    },
    async check() {},
    async close() {},
  }
}

const ends = { origin: '-34.9055,-56.1917', destination: '-34.9058,-56.1945' }

describe('directions', () => {
  it('have the route and the addresses of its ends', async () => {
    const router = routerOf(async () => answer)
    const { body } = await ask(createTestApp({ router }), 'directions', ends)
    expect(body).toEqual({
      ...answer,
      origin: {
        airport: '',
        areaname: '',
        city: 'Montevideo',
        coordinate: { latitude: -34.9055, longitude: -56.1917 },
        country: 'Uruguay',
        country_code: 'URY',
        formatted_address: 'Avenida 18 de Julio 1234, 11100 Montevideo, Uruguay',
        house_number: '1234',
        intersection: '',
        postal: '11100',
        state: 'Montevideo',
        street: 'Avenida 18 de Julio',
        type: 'street',
      },
      destination: expect.objectContaining({
        type: 'intersection',
        street: 'Avenida 18 de Julio',
        intersection: 'Ejido',
      }),
    })
  })

  it('default to the fastest route by car without carpool lanes', async () => {
    const router = routerOf(async () => answer)
    const app = createTestApp({ router })
    await ask(app, 'directions', ends)
    await ask(app, 'directions', {
      ...ends,
      vehicle: 'truck',
      optimize: 'easiest',
      avoid: 'toll,ferry',
    })
    await ask(app, 'directions', { ...ends, avoid: 'none' })
    expect(router.asked).toMatchObject([
      { vehicle: 'car', optimize: 'fastest', avoid: ['hov'] },
      { vehicle: 'truck', optimize: 'easiest', avoid: ['toll', 'ferry'] },
      { avoid: [] },
    ])
  })

  it('answer 204 where there is no route', async () => {
    const app = createTestApp({ router: routerOf(async () => null) })
    expect(await ask(app, 'directions', ends)).toMatchObject({ status: 204, body: undefined })
  })

  it('answer 501 without a routing engine', async () => {
    expect(await ask(createTestApp(), 'directions', ends)).toMatchObject({
      status: 501,
      body: { error: { code: 'routing_unavailable' } },
    })
  })

  it('answer 503 when no route is found in ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const router = routerOf(
      (signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const answered = ask(createTestApp({ router }), 'directions', ends)
    await vi.waitFor(() => expect(router.asked).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await answered).toMatchObject({ status: 503, body: { error: { code: 'timeout' } } })
  })

  it('answer 503 with the time to wait when too many are asked for', async () => {
    const app = createTestApp({ router: routerOf(() => Promise.reject(new RoutingBusy())) })
    const { status, body, headers } = await ask(app, 'directions', ends)
    expect([status, body, headers.get('retry-after')]).toEqual([
      503,
      { error: { code: 'busy', message: expect.any(String) } },
      '1',
    ])
  })

  it.each([
    ['origin', undefined],
    ['origin', '0,200'],
    ['destination', undefined],
    ['destination', '1;2'],
    ['optimize', 'best'],
    ['optimize', ''],
    ['vehicle', 'Car'],
    ['avoid', 'tolls'],
    ['avoid', 'none,toll'],
    ['avoid', ''],
  ])('with %s %j are a 400 that names it', async (parameter, value) => {
    expect(await ask(createTestApp(), 'directions', { ...ends, [parameter]: value })).toMatchObject(
      {
        status: 400,
        body: { error: { parameter } },
      },
    )
  })
})

import { join } from 'node:path'
import { valhalla } from '@signpost/adapters/valhalla'
import { createGeoClient, type Route } from '@signpost/client'
import type { Coordinate, Vehicle } from '@signpost/client/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GRAPH_FILE } from '../../data/manifest.ts'
import type { RouteRequest } from '../Router.ts'
import { toRouteAnswer } from './answer/toRouteAnswer.ts'
import { findTrace } from './search/findTrace.ts'
import { findTrip } from './search/findTrip.ts'
import { demoRoads } from './testing/demoRoads.ts'
import { openValhalla } from './valhalla/openValhalla.ts'
import type { ValhallaEngine } from './valhalla/ValhallaEngine.ts'

let engine: ValhallaEngine

beforeAll(async () => {
  engine = await openValhalla(join((await demoRoads()).dir, GRAPH_FILE))
})
afterAll(() => engine?.close())

/** A Valhalla server that uses this engine. */
async function server(input: RequestInfo | URL): Promise<Response> {
  const query = JSON.parse(new URL(String(input)).searchParams.get('json') ?? '')
  return Response.json(await engine.ask('route', query, new AbortController().signal))
}

const byAdapter = createGeoClient({
  baseUrl: 'https://geo.invalid',
  fetch: valhalla({ url: 'https://routes.invalid', fetch: server }),
})
const byService = createGeoClient({
  baseUrl: 'https://geo.invalid',
  fetch: async (input) => {
    const { searchParams } = new URL(String(input))
    const [origin, destination] = ['origin', 'destination'].map((name) => {
      const [latitude = 0, longitude = 0] = (searchParams.get(name) ?? '').split(',').map(Number)
      return { latitude, longitude }
    }) as [Coordinate, Coordinate]
    const vehicle = (searchParams.get('vehicle') ?? 'car') as Vehicle
    const ends = { origin, destination }
    // The router compares this route with others, which the adapter does not ask for.
    const request: RouteRequest = { ...ends, vehicle, optimize: 'fastest', avoid: [] }
    const { signal } = new AbortController()
    const found = await findTrip(engine, request, signal)
    if (!found) return new Response(null, { status: 204 })
    const trace = await findTrace(engine, request, found.trip, signal)
    return Response.json(toRouteAnswer(request, found.trip, trace))
  },
})

const at = (latitude: number, longitude: number): Coordinate => ({ latitude, longitude })
const ways = {
  Montevideo: [at(-34.9082, -56.2002), at(-34.8932, -56.1524)],
  'Montevideo, by the Rambla': [at(-34.9061, -56.191), at(-34.9239, -56.1592)],
  Astana: [at(51.1655, 71.4272), at(51.145, 71.416)],
} as const
const vehicles: readonly Vehicle[] = ['car', 'truck', 'bicycle', 'pedestrian']

/** The parts of a route that are shown to users. */
function shown(route: Route | null | undefined) {
  return {
    duration: route?.duration,
    distance: Math.round((route?.distance ?? 0) / 10),
    steps: route?.maneuvers.map(({ command, coordinate }) => [
      command,
      coordinate?.latitude.toFixed(5),
      coordinate?.longitude.toFixed(5),
    ]),
  }
}

describe('the adapter and the service answer the same route from the same Valhalla', () => {
  it.each(
    Object.entries(ways).flatMap(([name, ends]) =>
      vehicles.map((vehicle) => [name, vehicle, ...ends] as const),
    ),
  )('%s by %s', async (_, vehicle, origin, destination) => {
    const parameters = { origin, destination, vehicle, avoid: [] }
    const [ours, theirs] = await Promise.all([
      byService.getDirections(parameters),
      byAdapter.getDirections(parameters),
    ])
    expect(ours?.maneuvers.length).toBeGreaterThan(1)
    expect(shown(theirs)).toEqual(shown(ours))
  })
})

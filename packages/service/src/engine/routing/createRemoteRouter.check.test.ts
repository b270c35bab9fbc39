import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GRAPH_FILE } from '../../data/manifest.ts'
import type { RouteRequest, Router } from '../Router.ts'
import { createRemoteRouter, createValhallaRouter } from './routers.ts'
import { type DemoRoads, demoRoads } from './testing/demoRoads.ts'
import { openValhalla } from './valhalla/openValhalla.ts'
import type { ValhallaAction, ValhallaEngine, ValhallaQuery } from './valhalla/ValhallaEngine.ts'

let roads: DemoRoads
let server: Server
let inProcess: Router
let remote: Router

/** A Valhalla service with the documented HTTP interface, which uses the library in this process. */
function serve(engine: ValhallaEngine): Server {
  return createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json')
    try {
      const action = request.url?.slice('/valhalla/'.length) as ValhallaAction
      const query = (await json(request)) as ValhallaQuery
      response.end(JSON.stringify(await engine.ask(action, query, new AbortController().signal)))
    } catch (error) {
      response.statusCode = 400
      response.end(JSON.stringify({ error_code: 442, error: String(error), status_code: 400 }))
    }
  })
}

beforeAll(async () => {
  roads = await demoRoads()
  inProcess = await createValhallaRouter({ dir: roads.dir })
  server = serve(await openValhalla(join(roads.dir, GRAPH_FILE)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  remote = createRemoteRouter({
    urls: ['http://127.0.0.1:1', `http://127.0.0.1:${port}/valhalla`],
  })
})

afterAll(async () => {
  await Promise.all([remote?.close(), inProcess?.close()])
  server?.closeAllConnections()
  server?.close()
})

describe('a remote Valhalla service', () => {
  it('finds the same routes as the library in this process', async () => {
    const preferences: Pick<RouteRequest, 'vehicle' | 'optimize' | 'avoid'>[] = [
      { vehicle: 'car', optimize: 'fastest', avoid: ['hov'] },
      { vehicle: 'truck', optimize: 'easiest', avoid: ['toll', 'highway', 'uturn'] },
      { vehicle: 'bicycle', optimize: 'shortest', avoid: ['unpaved'] },
      { vehicle: 'pedestrian', optimize: 'fastest', avoid: ['unpaved', 'ferry'] },
    ]
    for (const city of ['Montevideo', 'Astana'] as const) {
      for (const [index, [origin, destination]] of roads.journeys(city, 20).entries()) {
        const request = {
          origin,
          destination,
          ...(preferences[index % preferences.length] ?? preferences[0]),
        }
        expect(await remote.route(request as RouteRequest)).toEqual(
          await inProcess.route(request as RouteRequest),
        )
      }
    }
  })

  it('finds no route where the library finds none', async () => {
    const request: RouteRequest = {
      origin: { latitude: 0, longitude: 0 },
      destination: { latitude: 0, longitude: 1 },
      vehicle: 'car',
      optimize: 'fastest',
      avoid: ['toll'],
    }
    expect(await remote.route(request)).toBeNull()
  })
})

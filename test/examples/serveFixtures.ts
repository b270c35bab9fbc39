import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGeoFetch, type GeoCall } from '@signpost/testing'

export interface FixtureService {
  readonly address: string
  /** The operations of the requests, in order. */
  readonly operations: readonly string[]
  readonly calls: readonly GeoCall[]
  readonly close: () => void
}

/** The service of the testing package over HTTP, for pages of any origin. */
export async function serveFixtures(): Promise<FixtureService> {
  const geoFetch = createGeoFetch()
  const server: Server = createServer(async (request, response) => {
    const answer = await geoFetch(`https://geo.example${request.url}`)
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
    response.writeHead(answer.status, headers).end(await answer.text())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    get operations() {
      return geoFetch.calls.map(({ operation }) => operation)
    },
    calls: geoFetch.calls,
    close: () => server.close(),
  }
}

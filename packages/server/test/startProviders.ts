import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local server that imitates providers. */
export interface Providers {
  readonly url: string
  /** The requested paths with their queries. */
  readonly asked: string[]
  close(): Promise<void>
}

/** Starts the server. A path without an answer is a 404. */
export async function startProviders(
  answers: Readonly<
    Record<string, object | ((request: IncomingMessage, response: ServerResponse) => void)>
  >,
): Promise<Providers> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    asked.push(url)
    const [path = ''] = url.split('?')
    const answer = answers[path]
    if (typeof answer === 'function') return answer(request, response)
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A museum, as Photon writes it. */
export const photonMuseum: object = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [13.3976, 52.5192] },
      properties: {
        osm_type: 'W',
        osm_id: 313670734,
        osm_key: 'tourism',
        osm_value: 'museum',
        type: 'house',
        name: 'Altes Museum',
        city: 'Berlin',
        country: 'Deutschland',
        countrycode: 'DE',
      },
    },
  ],
}

/** A straight route, as Valhalla writes it. */
export const valhallaWay: object = {
  trip: {
    legs: [
      {
        shape: 'ni{maAng`hjBxD|Cbd@|_@kfAf~B{DrI',
        maneuvers: [
          { type: 1, street_names: ['Rambla'], begin_shape_index: 0, time: 20 },
          { type: 4, begin_shape_index: 4, time: 0 },
        ],
        summary: { time: 20, length: 0.338 },
      },
    ],
    summary: { time: 20, length: 0.338 },
  },
}

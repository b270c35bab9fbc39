import { graphhopper } from '@signpost/adapters/graphhopper'
import { nominatim } from '@signpost/adapters/nominatim'
import type { GeoClient } from '@signpost/client'

type Ask = (client: GeoClient) => Promise<unknown>

const center = { latitude: -34.9077, longitude: -56.2012 }
const corner = { latitude: -34.907, longitude: -56.2 }
const elsewhere = { latitude: 52.5, longitude: 13.2 }

/** An engine of another project, with its adapter and the requests whose answers are recorded. */
export interface EngineCases {
  readonly create: (url: string, fetch: typeof globalThis.fetch) => typeof globalThis.fetch
  readonly cases: Readonly<Record<string, Ask>>
}

export const engines: Readonly<Record<'nominatim' | 'graphhopper', EngineCases>> = {
  nominatim: {
    create: (url, fetch) => nominatim({ url, isOwnServer: true, fetch }),
    cases: {
      'a theatre while typing': (client) =>
        client.suggest({ query: 'teatro solis', near: center, limit: 2 }),
      'the details of a suggestion': (client) =>
        client.search({
          query: 'teatro solis',
          near: center,
          searchFilter: 'nominatim:"W81799045"',
        }),
      'a house': (client) => client.forwardGeocode({ query: '18 de julio 1234', near: center }),
      'a city': (client) => client.search({ query: 'Montevideo', near: center, limit: 1 }),
      'a name in another script': (client) =>
        client.search({
          query: 'Байтерек',
          near: { latitude: 51.16, longitude: 71.43 },
          limit: 1,
        }),
      'the address of a point': (client) => client.reverseGeocode({ coordinate: center }),
      'a point without an address': (client) =>
        client.reverseGeocode({ coordinate: { latitude: -50, longitude: -30 } }),
      nothing: (client) => client.search({ query: 'zzzzqqq', near: center }),
    },
  },
  graphhopper: {
    create: (url, fetch) => graphhopper({ url, fetch }),
    cases: {
      'a way by car': (client) => client.getDirections({ origin: center, destination: corner }),
      'a way to a numbered road': (client) =>
        client.getDirections({
          origin: { latitude: -34.83605, longitude: -56.012158 },
          destination: { latitude: -34.831845, longitude: -56.011004 },
        }),
      'a way on foot': (client) =>
        client.getDirections({ origin: center, destination: corner, vehicle: 'pedestrian' }),
      'the shortest way without what can be avoided': (client) =>
        client.getDirections({
          origin: center,
          destination: corner,
          optimize: 'shortest',
          avoid: ['toll', 'highway', 'ferry', 'unpaved'],
        }),
      'no way': (client) => client.getDirections({ origin: center, destination: elsewhere }),
    },
  },
}

/** A request of an adapter, without the host, and the answer of the engine. */
export interface Recorded {
  readonly method: string
  readonly path: string
  readonly sent?: unknown
  readonly status: number
  readonly body: unknown
}

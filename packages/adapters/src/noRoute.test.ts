import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { fakeFetch } from '../test/provider.ts'
import { googleRoutes } from './google-routes/index.ts'
import { graphhopper } from './graphhopper/index.ts'
import { hereRouting } from './here-routing/index.ts'
import { mapboxDirections } from './mapbox-directions/index.ts'
import { openrouteservice } from './openrouteservice/index.ts'
import { osrm } from './osrm/index.ts'
import { tomtomRouting } from './tomtom-routing/index.ts'

const apiKey = 'x'
type Fetch = typeof globalThis.fetch

test.each([
  ['googleRoutes', (fetch: Fetch) => googleRoutes({ apiKey, fetch }), { routes: [] }],
  ['graphhopper', (fetch: Fetch) => graphhopper({ apiKey, fetch }), { paths: [] }],
  ['hereRouting', (fetch: Fetch) => hereRouting({ apiKey, fetch }), { routes: [] }],
  [
    'mapboxDirections',
    (fetch: Fetch) => mapboxDirections({ accessToken: apiKey, fetch }),
    { code: 'Ok', routes: [] },
  ],
  ['openrouteservice', (fetch: Fetch) => openrouteservice({ apiKey, fetch }), { features: [] }],
  [
    'osrm',
    (fetch: Fetch) => osrm({ url: 'https://osrm.example', fetch }),
    { code: 'Ok', routes: [] },
  ],
  ['tomtomRouting', (fetch: Fetch) => tomtomRouting({ apiKey, fetch }), { routes: [] }],
])('an empty list of %s is no route', async (_, create, body) => {
  const { fetch } = fakeFetch({ body })
  const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: create(fetch) })
  const [origin, destination] = [
    { latitude: 1, longitude: 2 },
    { latitude: 1, longitude: 3 },
  ]
  expect(await client.getDirections({ origin, destination })).toBeNull()
})

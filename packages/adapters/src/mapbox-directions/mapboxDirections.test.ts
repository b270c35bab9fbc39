import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { osrmRoute } from '../../test/osrmRoute.ts'
import { fakeFetch } from '../../test/provider.ts'
import { mapboxDirections } from './index.ts'

const code = { code: 'Ok', waypoints: [], uuid: 'x' }

describeAdapter('mapboxDirections', {
  create: (fetch) => mapboxDirections({ accessToken: 'secret-key', fetch }),
  mayStore: false,
  vehicles: ['car', 'bicycle', 'pedestrian'],
  optimizations: ['fastest'],
  avoidances: ['hov', 'toll', 'highway', 'ferry', 'unpaved'],
  operations: {
    getDirections: {
      usual: { ...code, routes: [osrmRoute] },
      read: {
        distance: 338.1,
        duration: 24,
        maneuvers: [{ command: 'CO.' }, { command: 'TR.R' }, { command: 'DT.R' }],
      },
      empty: { code: 'NoRoute', message: 'No route found', routes: [] },
      partial: { ...code, routes: [{ duration: 3, geometry: 'ni{maAng`hjBxD|Cbd@|_@' }] },
      sends: [
        '/directions/v5/mapbox/driving/13.405,52.52;13.39,52.51?steps=true',
        'access_token=secret-key',
      ],
    },
  },
})

test('answers too great a distance as "no route"', async () => {
  const body = { code: 'InvalidInput', message: 'Route exceeds maximum distance limitation' }
  const { fetch } = fakeFetch({ body, status: 422 })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: mapboxDirections({ accessToken: 'x', fetch }),
  })
  const end = { latitude: 1, longitude: 2 }
  expect(await client.getDirections({ origin: end, destination: end })).toBeNull()
})

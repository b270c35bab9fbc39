import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { googleRoutes } from './index.ts'

// The example line in Google's description of the encoding, and its two halves.
const step = (encodedPolyline: string, maneuver: string, staticDuration: string): object => ({
  polyline: { encodedPolyline },
  staticDuration,
  navigationInstruction: { maneuver, instructions: 'x' },
})
const usual = {
  routes: [
    {
      duration: '24s',
      distanceMeters: 338,
      polyline: { encodedPolyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' },
      legs: [
        {
          steps: [
            step('_p~iF~ps|U_ulLnnqC', 'DEPART', '8s'),
            step('_flwFn`faV_mqNvxq`@', 'TURN_RIGHT', '16s'),
          ],
        },
      ],
    },
  ],
}

describeAdapter('googleRoutes', {
  create: (fetch) => googleRoutes({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  hasNoNames: true,
  canBeEmptyRecord: ['getDirections'],
  vehicles: ['car', 'bicycle', 'pedestrian'],
  optimizations: ['fastest'],
  avoidances: ['toll', 'highway', 'ferry'],
  operations: {
    getDirections: {
      usual,
      read: {
        distance: 338,
        duration: 24,
        path: [
          [-120.2, 38.5],
          [-120.95, 40.7],
          [-126.453, 43.252],
        ],
        maneuvers: [{ command: 'CO.' }, { command: 'TR.R' }, { command: 'DT.' }],
      },
      empty: {},
      partial: {
        routes: [{ duration: '3s', polyline: { encodedPolyline: '_p~iF~ps|U_ulLnnqC' } }],
      },
      sends: [
        'directions/v2:computeRoutes',
        '"travelMode":"DRIVE"',
        'routes.legs.steps.navigationInstruction',
        'secret-key',
      ],
    },
  },
})

test('sends avoidances as modifiers of a route for cars', async () => {
  const { fetch, sent } = fakeFetch({ body: usual })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: googleRoutes({ apiKey: 'x', fetch }),
  })
  const [origin, destination] = [
    { latitude: 1, longitude: 2 },
    { latitude: 1, longitude: 3 },
  ]
  await client.getDirections({ origin, destination, avoid: ['toll'] })
  expect(JSON.parse(sent[0]?.body ?? '').routeModifiers).toEqual({ avoidTolls: true })
  const asked = client.getDirections({ origin, destination, vehicle: 'bicycle', avoid: ['toll'] })
  await expect(asked).rejects.toMatchObject({ status: 400, parameter: 'avoid' })
})

test('reads the steps of all legs', async () => {
  const [route] = usual.routes
  const legs = [...(route?.legs ?? []), ...(route?.legs ?? [])]
  const { fetch } = fakeFetch({ body: { routes: [{ ...route, legs }] } })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: googleRoutes({ apiKey: 'x', fetch }),
  })
  const end = { latitude: 1, longitude: 2 }
  const read = await client.getDirections({ origin: end, destination: end })
  const steps = legs.flatMap((leg) => leg.steps)
  // The arrival is added.
  expect(read?.maneuvers).toHaveLength(steps.length + 1)
})

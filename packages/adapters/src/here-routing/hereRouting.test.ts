import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { hereRouting } from './index.ts'

const road = (value: string): object => ({ name: [{ value, language: 'de' }] })
/** A line of four points, in the encoding and from the example of HERE's description. */
const polyline = 'BFoz5xJ67i1B1B7PzIhaxL7Y'
const answer = (name: string, notices: object[] = []): object => ({
  routes: [
    {
      id: 'x',
      sections: [
        {
          type: 'vehicle',
          summary: { duration: 24, length: 338, baseDuration: 20 },
          polyline,
          notices,
          turnByTurnActions: [
            { action: 'depart', duration: 8, length: 94, offset: 0, nextRoad: road(name) },
            {
              action: 'turn',
              duration: 16,
              length: 244,
              offset: 2,
              direction: 'right',
              severity: 'quite',
              nextRoad: { ...road('Avenida'), number: [{ value: 'A-1' }] },
            },
            { action: 'arrive', duration: 0, length: 0, offset: 3 },
          ],
        },
      ],
    },
  ],
})

describeAdapter('hereRouting', {
  create: (fetch) => hereRouting({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  vehicles: ['car', 'truck', 'bicycle', 'pedestrian'],
  optimizations: ['fastest', 'shortest'],
  avoidances: ['hov', 'toll', 'highway', 'ferry', 'unpaved', 'uturn'],
  operations: {
    getDirections: {
      usual: answer('Yugoeslavia'),
      read: {
        distance: 338,
        duration: 24,
        path: [
          [8.69821, 50.10228],
          [8.69567, 50.10201],
          [8.6915, 50.10063],
          [8.68752, 50.09878],
        ],
        maneuvers: [
          { command: 'CO.', turnRoad: { name: 'Yugoeslavia' } },
          { command: 'TR.R', turnRoad: { name: 'Avenida', secondaryName: 'A-1' } },
          { command: 'DT.' },
        ],
      },
      empty: { notices: [{ code: 'noRouteFound' }], routes: [] },
      partial: { routes: [{ sections: [{ polyline }] }] },
      sends: [
        'transportMode=car&origin=52.52,13.405&destination=52.51,13.39&routingMode=fast',
        'apiKey=secret-key',
      ],
    },
  },
})

test('names the unmet avoidances', async () => {
  const body = answer('x', [{ code: 'violatedAvoidTollRoad' }])
  const { fetch, sent } = fakeFetch({ body })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: hereRouting({ apiKey: 'x', fetch }),
  })
  const [origin, destination] = [
    { latitude: 50.1, longitude: 8.7 },
    { latitude: 50.09, longitude: 8.68 },
  ]
  const route = await client.getDirections({ origin, destination, avoid: ['hov', 'toll', 'ferry'] })
  expect(decodeURIComponent(sent[0]?.url ?? '')).toContain('avoid[features]=tollRoad,ferry')
  expect(route?.unmetAvoid).toEqual(['toll'])
})

test('reads the place on the sign of a ramp without a name', async () => {
  const ramp = { action: 'ramp', offset: 2, nextRoad: { toward: [{ value: 'Montevideo' }] } }
  const section = { polyline, summary: { duration: 24 }, turnByTurnActions: [ramp] }
  const { fetch } = fakeFetch({ body: { routes: [{ sections: [section] }] } })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: hereRouting({ apiKey: 'x', fetch }),
  })
  const end = { latitude: 1, longitude: 2 }
  const route = await client.getDirections({ origin: end, destination: end })
  expect(route?.maneuvers[1]?.turnRoad.name).toBe('Montevideo')
})

import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { tomtomRouting } from './index.ts'

const points = [
  [-34.846888, -56.24692],
  [-34.846981, -56.246999],
  [-34.847575, -56.247526],
  [-34.846339, -56.249732],
].map(([latitude, longitude]) => ({ latitude, longitude }))
const answer = (street: string): object => ({
  formatVersion: '0.0.12',
  routes: [
    {
      summary: { lengthInMeters: 338, travelTimeInSeconds: 24 },
      legs: [{ points }],
      guidance: {
        instructions: [
          {
            routeOffsetInMeters: 0,
            travelTimeInSeconds: 0,
            pointIndex: 0,
            instructionType: 'LOCATION_DEPARTURE',
            street,
            maneuver: 'DEPART',
          },
          {
            routeOffsetInMeters: 94,
            travelTimeInSeconds: 8,
            pointIndex: 2,
            instructionType: 'TURN',
            street: 'Avenida',
            roadNumbers: ['A-1'],
            maneuver: 'TURN_RIGHT',
          },
          {
            routeOffsetInMeters: 338,
            travelTimeInSeconds: 24,
            pointIndex: 3,
            instructionType: 'LOCATION_ARRIVAL',
            maneuver: 'ARRIVE_RIGHT',
          },
        ],
      },
    },
  ],
})

describeAdapter('tomtomRouting', {
  create: (fetch) => tomtomRouting({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  vehicles: ['car', 'truck', 'bicycle', 'pedestrian'],
  optimizations: ['fastest', 'shortest'],
  avoidances: ['hov', 'toll', 'highway', 'unpaved', 'ferry'],
  operations: {
    getDirections: {
      usual: answer('Yugoeslavia'),
      read: {
        distance: 338,
        duration: 24,
        maneuvers: [
          { command: 'CO.' },
          { command: 'TR.R', turnRoad: { name: 'Avenida', secondaryName: 'A-1' } },
          { command: 'DT.R' },
        ],
      },
      empty: {
        error: { description: 'x' },
        detailedError: { code: 'NO_ROUTE_FOUND', message: 'x' },
      },
      emptyStatus: 400,
      partial: { routes: [{ summary: { travelTimeInSeconds: 3 }, legs: [{ points }] }] },
      sends: [
        '/routing/1/calculateRoute/52.52,13.405:52.51,13.39/json?key=secret-key&travelMode=car&routeType=fastest',
      ],
    },
  },
})

test('sends each avoidance as its own parameter', async () => {
  const { fetch, sent } = fakeFetch({ body: answer('x') })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: tomtomRouting({ apiKey: 'x', fetch }),
  })
  const [origin, destination] = [
    { latitude: 1, longitude: 2 },
    { latitude: 1, longitude: 3 },
  ]
  await client.getDirections({ origin, destination, avoid: ['hov', 'ferry'] })
  expect(new URL(sent[0]?.url ?? '').searchParams.getAll('avoid')).toEqual(['carpools', 'ferries'])
})

test('reads the text on the sign of an exit without a name', async () => {
  const exit = { maneuver: 'MOTORWAY_EXIT_RIGHT', pointIndex: 2, signpostText: 'Montevideo' }
  const summary = { lengthInMeters: 338, travelTimeInSeconds: 24 }
  const route = { summary, legs: [{ points }], guidance: { instructions: [exit] } }
  const { fetch } = fakeFetch({ body: { routes: [route] } })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: tomtomRouting({ apiKey: 'x', fetch }),
  })
  const end = { latitude: 1, longitude: 2 }
  const read = await client.getDirections({ origin: end, destination: end })
  expect(read?.maneuvers[1]?.turnRoad.name).toBe('Montevideo')
})

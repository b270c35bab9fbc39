import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { recordedTypes, typesOf } from '../../test/recordedTypes.ts'
import { graphhopper } from './index.ts'

const answer = (name: string): object => ({
  hints: {},
  info: { copyrights: ['GraphHopper', 'OpenStreetMap contributors'], took: 2 },
  paths: [
    {
      distance: 338.1,
      time: 23_900,
      points_encoded: false,
      points: {
        type: 'LineString',
        coordinates: [
          [-56.24692, -34.846888],
          [-56.246999, -34.846981],
          [-56.247526, -34.847575],
          [-56.249562, -34.846433],
          [-56.249732, -34.846339],
        ],
      },
      instructions: [
        {
          distance: 94.3,
          heading: 215,
          sign: 0,
          interval: [0, 2],
          text: 'Continue onto',
          time: 7500,
          street_name: name,
        },
        {
          distance: 243.8,
          sign: 2,
          interval: [2, 4],
          text: 'Turn right',
          time: 16_400,
          street_name: 'Avenida',
          street_ref: 'A-1',
        },
        {
          distance: 0,
          sign: 4,
          interval: [4, 4],
          text: 'Arrive at destination',
          time: 0,
          street_name: '',
        },
      ],
    },
  ],
})

describeAdapter('graphhopper', {
  create: (fetch) => graphhopper({ apiKey: 'secret-key', fetch }),
  mayStore: true,
  vehicles: ['car', 'truck', 'bicycle', 'pedestrian'],
  optimizations: ['fastest', 'shortest'],
  avoidances: ['toll', 'highway', 'ferry', 'unpaved'],
  operations: {
    getDirections: {
      usual: answer('Yugoeslavia'),
      read: {
        distance: 338.1,
        duration: 24,
        maneuvers: [
          { command: 'CO.' },
          { command: 'TR.R', turnRoad: { name: 'Avenida', secondaryName: 'A-1' } },
          { command: 'DT.' },
        ],
      },
      empty: { message: 'Connection between locations not found', hints: [] },
      emptyStatus: 400,
      partial: {
        paths: [
          {
            time: 3,
            points: {
              coordinates: [
                [1, 2],
                [1, 2.1],
              ],
            },
          },
        ],
      },
      sends: [
        'https://graphhopper.com/api/1/route?key=secret-key',
        '"profile":"car"',
        '"points":[[13.405,52.52],[13.39,52.51]]',
      ],
    },
  },
})

const ends = {
  origin: { latitude: 52.52, longitude: 13.405 },
  destination: { latitude: 52.51, longitude: 13.39 },
}

test('avoids truck-only tolls only for a truck', async () => {
  const { fetch, sent } = fakeFetch({ body: answer('Ruta 1') })
  const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: graphhopper({ fetch }) })
  for (const vehicle of ['car', 'truck'] as const) {
    await client.getDirections({ ...ends, vehicle, avoid: ['toll'] })
  }
  expect(sent[0]?.body).not.toContain('HGV')
  expect(sent[1]?.body).toContain('"if":"toll == ALL || toll == HGV"')
})

test('avoids every surface that GraphHopper classifies as unpaved', async () => {
  const { fetch, sent } = fakeFetch({ body: answer('Ruta 1') })
  const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: graphhopper({ fetch }) })
  await client.getDirections({ ...ends, avoid: ['unpaved'] })
  for (const surface of ['UNPAVED', 'COMPACTED', 'GROUND', 'GRASS', 'FINE_GRAVEL']) {
    expect(sent[0]?.body).toContain(`surface == ${surface}`)
  }
})

test('reads a ferry as a ferry', async () => {
  const body = JSON.parse(JSON.stringify(answer('Buquebus')).replace('"sign":2', '"sign":9'))
  const { fetch } = fakeFetch({ body })
  const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: graphhopper({ fetch }) })
  const route = await client.getDirections(ends)
  expect(route?.maneuvers.map(({ kind }) => kind)).toContain('take-ferry')
})

test('the sample answer of these tests has the fields and types of GraphHopper’s recorded answers', () => {
  const known = recordedTypes('graphhopper')
  expect([...known]).toEqual(expect.arrayContaining(typesOf(answer('Yugoeslavia'))))
})

test.each(['PointOutOfBounds', 'PointDistanceExceeded', 'MaximumNodesExceeded'])(
  'answers the error %s as "no route"',
  async (error) => {
    const details = `com.graphhopper.util.exceptions.${error}Exception`
    const body = { message: 'Point 0 is out of bounds: 52.5,13.2', hints: [{ details }] }
    const { fetch } = fakeFetch({ body, status: 400 })
    const client = createGeoClient({
      baseUrl: 'https://geo.invalid',
      fetch: graphhopper({ fetch }),
    })
    expect(await client.getDirections(ends)).toBeNull()
  },
)

test('reads a line that a server encodes although it was asked not to', async () => {
  const { paths } = answer('x') as { paths: object[] }
  const path = { ...paths[0], points_encoded: true, points: '_p~iF~ps|U_ulLnnqC' }
  const { fetch } = fakeFetch({ body: { paths: [path] } })
  const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: graphhopper({ fetch }) })
  const route = await client.getDirections(ends)
  expect(route?.maneuvers.at(-1)?.coordinate).toEqual({ latitude: 40.7, longitude: -120.95 })
})

import { describeAdapter } from '../../test/describeAdapter.ts'
import { openrouteservice } from './index.ts'

const answer = (name: string): object => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {
        summary: { distance: 338.1, duration: 23.9 },
        way_points: [0, 4],
        segments: [
          {
            distance: 338.1,
            duration: 23.9,
            steps: [
              {
                distance: 94.3,
                duration: 7.5,
                type: 11,
                instruction: 'Head southwest',
                name,
                way_points: [0, 2],
              },
              {
                distance: 243.8,
                duration: 16.4,
                type: 1,
                instruction: 'Turn right',
                name: 'Avenida',
                way_points: [2, 4],
              },
              {
                distance: 0,
                duration: 0,
                type: 10,
                instruction: 'Arrive',
                name: '-',
                way_points: [4, 4],
              },
            ],
          },
        ],
      },
      geometry: {
        type: 'LineString',
        coordinates: [
          [-56.24692, -34.846888],
          [-56.246999, -34.846981],
          [-56.247526, -34.847575],
          [-56.249562, -34.846433],
          [-56.249732, -34.846339],
        ],
      },
    },
  ],
})

describeAdapter('openrouteservice', {
  create: (fetch) => openrouteservice({ apiKey: 'secret-key', fetch }),
  mayStore: true,
  vehicles: ['car', 'truck', 'bicycle', 'pedestrian'],
  optimizations: ['fastest', 'shortest'],
  avoidances: ['toll', 'highway', 'ferry'],
  operations: {
    getDirections: {
      usual: answer('Yugoeslavia'),
      read: {
        distance: 338.1,
        duration: 24,
        maneuvers: [
          { command: 'CO.' },
          { command: 'TR.R', turnRoad: { name: 'Avenida' } },
          { command: 'DT.' },
        ],
      },
      empty: { error: { code: 2009, message: 'Route could not be found' }, info: {} },
      emptyStatus: 404,
      partial: {
        features: [
          {
            geometry: {
              coordinates: [
                [1, 2],
                [1, 2.1],
              ],
            },
            properties: { summary: { duration: 9 } },
          },
        ],
      },
      sends: [
        '/v2/directions/driving-car/geojson',
        '"coordinates":[[13.405,52.52],[13.39,52.51]]',
        'secret-key',
      ],
    },
  },
})

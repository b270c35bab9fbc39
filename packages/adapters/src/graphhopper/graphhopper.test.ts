import { describeAdapter } from '../../test/describeAdapter.ts'
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
      otherScript: answer('大通り'),
      script: '大通り',
      sends: [
        'https://graphhopper.com/api/1/route?key=secret-key',
        '"profile":"car"',
        '"points":[[13.405,52.52],[13.39,52.51]]',
      ],
      sendsGerman: '"locale":"de"',
    },
  },
})

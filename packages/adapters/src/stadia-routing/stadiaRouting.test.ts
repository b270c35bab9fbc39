import { describeAdapter } from '../../test/describeAdapter.ts'
import { stadiaRouting } from './index.ts'

const way = {
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

describeAdapter('stadiaRouting', {
  create: (fetch) => stadiaRouting({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  vehicles: ['car', 'truck', 'bicycle', 'pedestrian'],
  optimizations: ['fastest', 'shortest', 'easiest'],
  avoidances: ['hov', 'toll', 'highway', 'unpaved', 'ferry'],
  operations: {
    getDirections: {
      usual: way,
      read: { duration: 20 },
      sends: [
        'https://api.stadiamaps.com/route/v1?api_key=secret-key',
        '["content-type","application/json"]',
        '{"locations":[{"lat":52.52,"lon":13.405',
      ],
      empty: { error_code: 442, error: 'No path could be found for input' },
      emptyStatus: 400,
      partial: way,
    },
  },
})

import { directions as operation } from '../../directions.ts'
import type { PathDescription } from '../PathDescription.ts'
import { coordinateParameter } from '../parameters.ts'
import { named } from '../Schema.ts'
import { routeSchemas } from '../schemas/route.ts'

export const directions: PathDescription = {
  path: operation.path,
  operationId: 'getDirections',
  summary: 'The way from one point to another',
  description:
    'The first maneuver is the start, the last the arrival. `segments`, `distance`, `heading` and `current_road_info` of a maneuver tell of the stretch that ends at its `coordinate`; there its `command` leads onto `turn_road_info`.',
  tag: 'Directions',
  needsKey: true,
  parameters: [
    coordinateParameter('origin', 'Where the way begins.', true, '-34.9077,-56.2012'),
    coordinateParameter('destination', 'Where it ends.', true, '-34.8945,-56.1529'),
    {
      name: 'optimize',
      in: 'query',
      description: 'The shortest time, the shortest way, or the fewest turns.',
      schema: {
        type: 'string',
        enum: ['fastest', 'shortest', 'easiest'],
        default: 'fastest',
      },
    },
    {
      name: 'vehicle',
      in: 'query',
      description: 'What goes.',
      schema: {
        type: 'string',
        enum: ['car', 'truck', 'bicycle', 'pedestrian'],
        default: 'car',
      },
    },
    {
      name: 'avoid',
      in: 'query',
      description:
        'What to keep off, with commas between: `hov`, `toll`, `highway`, `uturn`, `unpaved`, `ferry`; or `none` alone.',
      schema: {
        type: 'string',
        pattern:
          '^(none|(hov|toll|highway|uturn|unpaved|ferry)(,(hov|toll|highway|uturn|unpaved|ferry))*)$',
        default: 'hov',
      },
    },
  ],
  answer: { description: 'The route.', contentType: 'application/json', schema: named('Route') },
  empty: 'There is no way between the two points.',
  failures: ['RoutingUnavailable'],
  schemas: routeSchemas,
}

import { directions as protocol } from '@signpost/client/protocol'
import { describeParameters } from '../describePath.ts'
import type { PathDescription } from '../PathDescription.ts'
import { schemaRef } from '../Schema.ts'
import { routeSchemas } from '../schemas/route.ts'

export const directions: PathDescription = {
  path: protocol.path,
  operationId: 'getDirections',
  summary: 'The way from one point to another',
  description:
    'The first maneuver is the start, the last the arrival. `segments`, `distance`, `heading` and `current_road_info` of a maneuver tell of the stretch that ends at its `coordinate`; there its `command` leads onto `turn_road_info`.',
  tag: 'Directions',
  needsKey: true,
  parameters: describeParameters(protocol),
  answer: {
    description: 'The route.',
    contentType: 'application/json',
    schema: schemaRef('Route'),
  },
  empty: 'There is no way between the two points.',
  failures: ['RoutingUnavailable'],
  schemas: routeSchemas,
}

import { directions as protocol } from '@signpost/client/protocol'
import { describeParameters } from '../describePath.ts'
import { jsonAnswer, type PathDescription } from '../PathDescription.ts'
import { schemaRef } from '../Schema.ts'
import { routeSchemas } from '../schemas/route.ts'

export const directions: PathDescription = {
  path: protocol.path,
  operationId: 'getDirections',
  summary: 'The route from one point to another',
  description:
    'The first maneuver is the start, the last is the arrival. The `segments`, `distance`, `heading` and `current_road_info` of a maneuver describe the section that ends at its `coordinate`. There, its `command` leads onto `turn_road_info`.',
  tag: 'Directions',
  needsKey: true,
  parameters: describeParameters(protocol),
  answer: jsonAnswer('The route.', schemaRef('Route')),
  empty: 'There is no route between the two points.',
  failures: ['RoutingUnavailable'],
  schemas: routeSchemas,
}

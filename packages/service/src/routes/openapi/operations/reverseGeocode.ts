import { reverseGeocode as protocol } from '@signpost/client/protocol'
import type { WireLocations } from '@signpost/client/wire'
import { describeParameters } from '../describePath.ts'
import { jsonAnswer, type PathDescription } from '../PathDescription.ts'
import { arrayOf, complete, schemaRef } from '../Schema.ts'

export const reverseGeocode: PathDescription = {
  path: protocol.path,
  operationId: 'reverseGeocode',
  summary: 'The address of a point',
  description:
    'Returns the nearest house number within 75 m; if there is none, an airport within 1.5 km, an intersection within 15 m, a street within 500 m, without a house number, or a city within 50 km.',
  tag: 'Places',
  needsKey: true,
  parameters: describeParameters(protocol),
  answer: jsonAnswer('The address.', schemaRef('Locations')),
  empty: 'There is no address near the point.',
  schemas: {
    Locations: complete<WireLocations>({
      locations: { ...arrayOf(schemaRef('Location')), minItems: 1, maxItems: 1 },
    }),
  },
}

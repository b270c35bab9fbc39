import { reverseGeocode as operation } from '../../reverseGeocode.ts'
import type { PathDescription } from '../PathDescription.ts'
import { coordinateParameter } from '../parameters.ts'
import { arrayOf, fields, named } from '../Schema.ts'

export const reverseGeocode: PathDescription = {
  path: operation.path,
  operationId: 'reverseGeocode',
  summary: 'The address of a point',
  description:
    'The nearest house number within 75 m; else the airport that holds the point, an intersection within 15 m, a street within 500 m without a house number, or a city within 50 km.',
  tag: 'Places',
  needsKey: true,
  parameters: [coordinateParameter('coordinate', 'The point.')],
  answer: {
    description: 'The address.',
    contentType: 'application/json',
    schema: named('Locations'),
  },
  empty: 'There is no address.',
  schemas: {
    Locations: fields({ locations: { ...arrayOf(named('Location')), minItems: 1, maxItems: 1 } }, [
      'locations',
    ]),
  },
}

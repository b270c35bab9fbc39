import { search as operation } from '../../search.ts'
import type { PathDescription } from '../PathDescription.ts'
import {
  acceptLanguage,
  coordinateParameter,
  iteratorLength,
  iteratorStatus,
  query,
  userPosition,
} from '../parameters.ts'
import { arrayOf, fields, named, number, text } from '../Schema.ts'
import { placeContents } from '../schemas/placeContents.ts'
import { classes, paging } from '../schemas/shared.ts'

export const search: PathDescription = {
  path: operation.path,
  operationId: 'search',
  summary: 'Places and addresses around a point; forward geocode',
  description:
    'Finds by text or by the `search_filter` of a suggestion. With `type=address-only` it is a forward geocode: addresses alone, each with its `accuracy`. An incomplete address is looked for within 100 miles of the centre; further away it needs more detail.',
  tag: 'Places',
  needsKey: true,
  parameters: [
    coordinateParameter('search_center', 'Where to look.'),
    {
      ...query,
      required: false,
      description: 'What to find; may be left out with `search_filter`.',
    },
    {
      name: 'search_filter',
      in: 'query',
      description: 'That of a suggestion, unchanged.',
      schema: { type: 'string', minLength: 1 },
    },
    {
      name: 'type',
      in: 'query',
      description: 'Empty or left out: places and addresses. `address-only`: a forward geocode.',
      schema: { type: 'string', enum: ['', 'address-only'] },
    },
    userPosition,
    iteratorLength,
    iteratorStatus,
    acceptLanguage,
  ],
  answer: {
    description: 'What was found, best first.',
    contentType: 'application/json',
    schema: named('Places'),
  },
  empty: 'Nothing was found.',
  schemas: {
    Places: fields(
      { ...paging, places: { ...arrayOf(named('Place')), minItems: 1, maxItems: 50 } },
      ['iterator_status', 'exhausted', 'places'],
    ),
    Place: fields(
      {
        name: text('Absent for an address.'),
        distance: number('Meters from the centre, or from `user_position`.', { minimum: 0 }),
        location: named('Location'),
        accuracy: {
          type: 'integer',
          minimum: 1,
          maximum: 10,
          description:
            'Of a forward geocode. 10 the house number, 8 another number of the street, 7 the intersection, 6 the street, 5 a part of a city, 4 the postal code, 3 the city, 2 the state, 1 the country.',
        },
        phones: arrayOf(named('Phone')),
        ...classes,
        fuel_price: arrayOf(named('FuelPrice')),
        enhanced_contents: named('Contents'),
        partner_contents: named('PartnerContents'),
        time_zone: text('IANA name of the time zone.'),
      },
      ['distance', 'location'],
    ),
    ...placeContents,
  },
}

import { accuracy, search as protocol } from '@signpost/client/protocol'
import type { ServedPlace, ServedPlaces } from '../../../engine/format/additions.ts'
import { describeParameters } from '../describePath.ts'
import { jsonAnswer, type PathDescription } from '../PathDescription.ts'
import { arrayOf, complete, enumOf, fields, number, schemaRef, text } from '../Schema.ts'
import { placeContents } from '../schemas/placeContents.ts'
import { reading, rowReasons } from '../schemas/reasons.ts'
import { categoriesAndBrands, localName, paging } from '../schemas/shared.ts'

export const search: PathDescription = {
  path: protocol.path,
  operationId: 'search',
  summary: 'Places and addresses around a point; with `type=address-only` a forward geocode',
  description:
    'Searches by text or by the `search_filter` of a suggestion. With `type=address-only` it is a forward geocode, which returns only addresses, each with its `accuracy`. An incomplete address is searched within 100 miles of the center; a more distant one needs more detail.',
  tag: 'Places',
  needsKey: true,
  parameters: describeParameters(protocol),
  answer: jsonAnswer('The results, best first.', schemaRef('Places')),
  empty: 'There is no result.',
  schemas: {
    Places: complete<ServedPlaces>(
      {
        ...paging,
        places: { ...arrayOf(schemaRef('Place')), minItems: 1, maxItems: 50 },
        debug: reading,
      },
      ['iterator_previous', 'debug'],
    ),
    Place: fields<ServedPlace>(
      {
        name: text('The name of a place. An address has none.'),
        ...localName,
        distance: number('Meters from the center, or from `user_position`.', { minimum: 0 }),
        location: schemaRef('Location'),
        accuracy: {
          type: 'integer',
          minimum: 1,
          maximum: 10,
          description: `The matched part of a forward geocode: ${accuracy.houseNumber} the house number, ${accuracy.nearbyHouseNumber} another number of the street, the nearest known, ${accuracy.intersection} the intersection, ${accuracy.street} the street, ${accuracy.district} a part of a city, ${accuracy.postal} the postal code, ${accuracy.city} the city, ${accuracy.state} the state, ${accuracy.country} the country.`,
        },
        phones: arrayOf(schemaRef('Phone')),
        ...categoriesAndBrands,
        fuel_price: arrayOf(schemaRef('FuelPrice')),
        enhanced_contents: schemaRef('Contents'),
        partner_contents: schemaRef('PartnerContents'),
        time_zone: text('The IANA name of the time zone.'),
        closed: enumOf(
          ['temporarily', 'permanently'],
          'Set if the place is closed, temporarily or permanently.',
        ),
        debug: rowReasons,
      },
      ['distance', 'location'],
    ),
    ...placeContents,
  },
}

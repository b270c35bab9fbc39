import { suggestions as protocol } from '@signpost/client/protocol'
import type { ServedSuggestion, ServedSuggestions } from '../../../engine/format/additions.ts'
import { describeParameters } from '../describePath.ts'
import { jsonAnswer, type PathDescription } from '../PathDescription.ts'
import { arrayOf, complete, enumOf, fields, number, schemaRef, text } from '../Schema.ts'
import { reading, rowReasons } from '../schemas/reasons.ts'
import { categoriesAndBrands, localName, paging } from '../schemas/shared.ts'

export const suggestions: PathDescription = {
  path: protocol.path,
  operationId: 'suggest',
  summary: 'Suggestions for a typed text',
  description:
    'Places, addresses, streets, intersections, areas, categories and brands in one ranking. The last word may be unfinished. Case, accents, word order and common abbreviations do not matter, and typing mistakes are corrected.',
  tag: 'Places',
  needsKey: true,
  parameters: describeParameters(protocol),
  answer: jsonAnswer(
    'The suggestions, best first. The list is empty if there is none.',
    schemaRef('Suggestions'),
  ),
  schemas: {
    Suggestions: complete<ServedSuggestions>(
      {
        ...paging,
        suggests: { ...arrayOf(schemaRef('Suggestion')), maxItems: 50 },
        debug: reading,
      },
      ['iterator_previous', 'debug'],
    ),
    Suggestion: fields<ServedSuggestion>(
      {
        search_filter: text(
          'The parameter with which Search finds exactly this place or address, or all places of this category or brand. It stays valid when the data are rebuilt.',
          { minLength: 1 },
        ),
        line1: text(
          'The name of a place, category or brand; the house number and street of an address.',
        ),
        ...localName,
        line2: text('The house number and street of a place; the rest of an address.'),
        line3: text('The rest of the address of a place.'),
        distance: number('Meters. Only places have it.', { minimum: 0 }),
        ...categoriesAndBrands,
        kind: enumOf(['place'], 'The kind of the suggestion, if no other field shows it.'),
        debug: rowReasons,
      },
      ['search_filter', 'line1'],
    ),
  },
}

import { suggestions as protocol } from '@signpost/client/protocol'
import type { ServedSuggestion, ServedSuggestions } from '../../../engine/format/additions.ts'
import { describeParameters } from '../describePath.ts'
import type { PathDescription } from '../PathDescription.ts'
import { arrayOf, enumOf, fields, number, schemaRef, text } from '../Schema.ts'
import { reading, rowReasons } from '../schemas/reasons.ts'
import { categoriesAndBrands, localName, paging } from '../schemas/shared.ts'

export const suggestions: PathDescription = {
  path: protocol.path,
  operationId: 'suggest',
  summary: 'What a typed text may mean',
  description:
    'Places, addresses, streets, intersections, areas, categories and brands in one ranking. The last word is taken as the beginning of one. Case, accents, word order and common abbreviations do not matter, and a typing mistake is forgiven.',
  tag: 'Places',
  needsKey: true,
  parameters: describeParameters(protocol),
  answer: {
    description: 'The suggestions, best first; none is an empty list.',
    contentType: 'application/json',
    schema: schemaRef('Suggestions'),
  },
  schemas: {
    Suggestions: fields<ServedSuggestions>(
      {
        ...paging,
        suggests: { ...arrayOf(schemaRef('Suggestion')), maxItems: 50 },
        debug: reading,
      },
      ['iterator_status', 'exhausted', 'suggests'],
    ),
    Suggestion: fields<ServedSuggestion>(
      {
        search_filter: text(
          'Finds this very thing, or all places of this category or brand, as the parameter of Search. It outlives a rebuild of the data.',
          { minLength: 1 },
        ),
        line1: text('A place, category or brand: its name. An address: house number and street.'),
        ...localName,
        line2: text('A place: house number and street. An address: all the rest of it.'),
        line3: text('A place: all the rest of its address.'),
        distance: number('Meters; on places only.', { minimum: 0 }),
        ...categoriesAndBrands,
        kind: enumOf(['place'], 'Its kind, where no other field shows it.'),
        debug: rowReasons,
      },
      ['search_filter', 'line1'],
    ),
  },
}

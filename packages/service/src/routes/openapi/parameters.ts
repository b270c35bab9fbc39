import type { Parameter } from './PathDescription.ts'
import { text } from './Schema.ts'

const range = 'latitude,longitude in degrees: -90 to 90, -180 to 180; spaces around them do no harm'

/** A coordinate as a parameter of the query. */
export function coordinateParameter(
  name: string,
  description: string,
  required = true,
  example = '-34.9055,-56.1917',
): Parameter {
  return {
    name,
    in: 'query',
    required,
    description,
    schema: text(range, { pattern: '^ *-?[0-9.]+ *, *-?[0-9.]+ *$' }),
    example,
  }
}

export const query: Parameter = {
  name: 'query',
  in: 'query',
  required: true,
  description: 'What a person typed.',
  schema: { type: 'string', minLength: 1, maxLength: 300 },
  example: 'teatro solis',
}

export const userPosition: Parameter = coordinateParameter(
  'user_position',
  'Where distances are measured from, in place of the centre.',
  false,
)

export const iteratorLength: Parameter = {
  name: 'iterator_length',
  in: 'query',
  description: 'Results on a page.',
  schema: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
}

/** The header by which names of categories are chosen. */
export const acceptLanguage: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  description:
    'The language of the names of categories: English, French, Spanish, German or Italian. English when it asks for none of them.',
  schema: { type: 'string' },
}

export const iteratorStatus: Parameter = {
  name: 'iterator_status',
  in: 'query',
  description:
    'The `iterator_status` of the page before, with all else unchanged, asks for the next page. When the data have been replaced meanwhile, it is a 400 with the code `expired_iterator`.',
  schema: { type: 'string' },
}

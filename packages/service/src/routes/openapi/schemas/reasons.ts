import type { RowReasons } from '../../../engine/format/additions.ts'
import type { QueryReading } from '../../../engine/PlaceStore.ts'
import { arrayOf, fields, number, type Schema, text } from '../Schema.ts'

const numbers = (description: string): Schema => ({
  type: 'object',
  description,
  additionalProperties: true,
})

/** The interpretation of the text, for `debug=1`. */
export const reading: Schema = {
  description:
    'With `debug=1`: the interpretation of the text. Its fields may change in any version.',
  ...fields<QueryReading>({
    words: arrayOf(
      fields({
        text: text('A typed word.'),
        role: text(
          'The role of the word in the first row: `name`, `kind`, `brand`, `place`, `number`, `crossing`, `modifier` (a phrase such as `near me`), `minor` or `unread`.',
        ),
      }),
    ),
    readings: arrayOf(
      fields({
        name: text('The spelling of the words: as typed, misspelt and so on.'),
        as: text('The interpretation of the words: a name, a term, a crossing and so on.'),
        score: number('The likelihood of the reading, relative to the others, 0 to 1.'),
      }),
      'In the order in which they were tried.',
    ),
    weights: numbers('The weights of the ranking.'),
  }),
}

/** The reasons for the position of a row, for `debug=1`. */
export const rowReasons: Schema = {
  description:
    'With `debug=1`: the reasons for the position of the row. Its fields may change in any version.',
  ...fields<RowReasons>({
    reading: text('The reading that found the row.'),
    tier: number(
      'The tier, which is compared before the score: a row of a higher tier precedes all rows of lower tiers.',
    ),
    score: number('The sum of the points.'),
    points: numbers('The points by cause.'),
    features: numbers('The properties that determine the points.'),
  }),
}

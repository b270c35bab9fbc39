import type { Reading, RowReasons } from '../../../engine/format/additions.ts'
import { arrayOf, fields, number, type Schema, text } from '../Schema.ts'

const numbers = (description: string): Schema => ({
  type: 'object',
  description,
  additionalProperties: true,
})

/** The reading of the text, for `debug=1`. */
export const reading: Schema = {
  description: 'With `debug=1`: how the text was read. Its fields may change with any version.',
  ...fields<Reading>({
    words: arrayOf(
      fields({
        text: text('A typed word.'),
        role: text(
          'The part that it has in the first row: `name`, `kind`, `brand`, `place`, `number`, `crossing`, `modifier` (a phrase such as `near me`), `minor` or `unread`.',
        ),
      }),
    ),
    readings: arrayOf(
      fields({
        name: text('The way to write the words: as typed, misspelt and so on.'),
        as: text('What the words are taken for: a name, a term, a crossing and so on.'),
        score: number('How likely it is beside the others, 0 to 1.'),
      }),
      'In the order in which they were tried.',
    ),
    weights: numbers('The weights of the ranking.'),
  }),
}

/** The reasons for the place of a row, for `debug=1`. */
export const rowReasons: Schema = {
  description:
    'With `debug=1`: why the row stands where it does. Its fields may change with any version.',
  ...fields<RowReasons>({
    reading: text('The reading by which it was found.'),
    tier: number(
      'It goes before the score: a row of a higher tier stands above all of lower ones.',
    ),
    score: number('The sum of its points.'),
    points: numbers('Points by their causes.'),
    features: numbers('The properties from which the points are made.'),
  }),
}

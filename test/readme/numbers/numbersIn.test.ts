import { expect, test } from 'vitest'
import { numbersIn } from './numbersIn.ts'

test.each([
  ['a number of the text', 'Up to 12 rows are rendered.', ['Up to 12 rows are rendered.']],
  ['a cell of a table', '| rows | 12 |', ['| rows | 12 |']],
  ['a decimal and a unit', 'It adds 4.83 kB.', ['It adds 4.83 kB.']],
  ['an unknown version of a dependency', 'React 16', ['React 16']],
  ['a thousand that ends like a status', '1,500 words', ['1,500 words']],
  ['a number between two quotations', '"One" has 3 and "two".', ['"One" has 3 and "two".']],
])('finds %s', (_, page, found) => {
  expect(numbersIn(page, [])).toEqual(found)
})

test.each([
  ['a known sentence', 'Up to 12 rows are rendered.'],
  ['code', '`rows={12}`\n\n```ts\nconst rows = 12\n```'],
  ['the target of a link', '[rows](rows.md#12)'],
  ['a quoted example', '"12 places"'],
  ['a step', '1. Install it.'],
  ['a standard', 'WCAG 2.2, WCAG 1.4.12, ISO 3166-1 and CC BY 4.0'],
  ['a status', 'A 404 or another 4xx'],
  ['a date', '26 and 27 November 2026'],
  ['a version that the packages have', 'React 18 and 19'],
])('omits %s', (_, page) => {
  expect(numbersIn(page, ['12 rows'])).toEqual([])
})

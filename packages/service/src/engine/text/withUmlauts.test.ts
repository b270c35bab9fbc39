import { expect, test } from 'vitest'
import { withUmlauts } from './withUmlauts.ts'

test.each([
  ['aeulestrasse', ['aulestrasse']],
  ['muehlenhoefe', ['muhlenhoefe', 'muehlenhofe', 'muhlenhofe']],
  ['aarhus', ['arhus']],
  ['koege', ['koge']],
  ['strasse', []],
])('%s may be %j', (typed, meant) => {
  expect(withUmlauts(typed).sort()).toEqual(meant.sort())
})

test('a word with many such pairs is read in one way', () => {
  expect(withUmlauts('ae'.repeat(20))).toEqual(['a'.repeat(20)])
})

import { expect, test } from 'vitest'
import { drivingSideIn, readDrivingSide } from './drivingSide.ts'

test.each([
  ['L', 'left'],
  ['l', 'left'],
  ['left', 'left'],
  ['LEFT', 'left'],
  ['LHT', 'left'],
  ['left-hand traffic', 'left'],
  ['left_hand_side', 'left'],
  ['R', 'right'],
  ['right', 'right'],
  ['RHT', 'right'],
  ['right hand side', 'right'],
  ['', undefined],
  ['leftover', undefined],
  ['both', undefined],
])('%j is %s', (text, side) => {
  expect(readDrivingSide(text)).toBe(side)
})

test.each([
  ['GBR', 'left'],
  ['jp', 'left'],
  ['URY', 'right'],
  ['KZ', 'right'],
  ['GIB', 'right'],
  ['ATG', 'left'],
  // Letters across two neighbors in the packed table.
  ['TGA', undefined],
  ['XX', undefined],
  [undefined, undefined],
])('%s drives on the %s', (country, side) => {
  expect(drivingSideIn(country)).toBe(side)
})

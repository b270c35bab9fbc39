import { expect, test } from 'vitest'
import { done, runNow } from '../Plan.ts'
import { leadingNumber } from '../text/houseNumber.ts'
import { findHouseNumbers } from './houseNumbers.ts'
import type { NumberRange, Reader } from './Reader.ts'

const center = { latitude: 0, longitude: 0 }

/** A reader of streets. The distance of a number from the center is its index in the list. */
function readerOf(streets: Readonly<Record<number, readonly string[]>>): Reader {
  const rowsIn = ({ street, from, to, descends, most }: NumberRange) =>
    (streets[street] ?? [])
      .map((label, index) => ({
        id: 100 * street + index,
        label,
        latitude: index / 1000,
        longitude: 0,
        number: leadingNumber(label) ?? 0,
      }))
      .filter(({ number }) => number >= from && number <= to)
      .sort((a, b) => (descends ? b.number - a.number : a.number - b.number))
      .slice(0, most)
  // Only the house numbers are read.
  return { houseNumbers: (ranges: NumberRange[]) => done(ranges.map(rowsIn)) } as never
}

function found(
  streets: Readonly<Record<number, readonly string[]>>,
  text: string,
  isBegun = false,
): string[][] {
  const asked = Object.keys(streets).map(Number)
  const lists = runNow(findHouseNumbers(readerOf(streets), asked, { text, isBegun }, center))
  return lists.map((list) => list.map(({ label, fit }) => `${label} ${fit}`))
}

test('each street has its own numbers', () => {
  const streets = { 1: ['10', '12'], 2: ['12', '120'], 3: ['900'] }
  expect(found(streets, '12')).toEqual([['12 exact'], ['12 exact'], []])
  expect(found(streets, '12', true)).toEqual([['12 exact'], ['12 exact', '120 beginning'], []])
})

test('a number with a letter is a separate number, suggested while the number is being typed', () => {
  expect(found({ 1: ['12a', '12'] }, '12')).toEqual([['12 exact']])
  expect(found({ 1: ['12a', '12'] }, '12', true)).toEqual([['12 exact', '12a beginning']])
  expect(found({ 1: ['12', '12a', '12b'] }, '12 A', true)).toEqual([['12a exact']])
})

test('suggests the five nearest longer numbers', () => {
  const labels = ['129', '1201', '12', '121', '122', '12b', '123', '130', '1']
  expect(found({ 1: labels }, '12', true)).toEqual([
    [
      '12 exact',
      '129 beginning',
      '1201 beginning',
      '121 beginning',
      '122 beginning',
      '12b beginning',
    ],
  ])
})

test('the nearer of two equal numbers comes first', () => {
  const [numbers] = runNow(
    findHouseNumbers(
      readerOf({ 1: ['12', '14', '12'] }),
      [1],
      { text: '12', isBegun: false },
      center,
    ),
  )
  expect(numbers?.map(({ id }) => id)).toEqual([100, 102])
})

test('a missing number finds the nearest number on its side of the street, at most 200 away', () => {
  expect(found({ 1: ['10', '15', '17'] }, '12')).toEqual([['10 nearest']])
  expect(found({ 1: ['11', '14'] }, '12')).toEqual([['14 nearest']])
  expect(found({ 1: ['11', '16'] }, '12')).toEqual([['11 nearest']])
  expect(found({ 1: ['212'] }, '12')).toEqual([['212 nearest']])
  expect(found({ 1: ['213'] }, '12')).toEqual([[]])
  expect(found({ 1: ['10'], 2: ['12'] }, '12')).toEqual([['10 nearest'], ['12 exact']])
})

test('finds nothing for a text that does not begin with a number', () => {
  expect(found({ 1: ['12'] }, 'a12')).toEqual([[]])
})

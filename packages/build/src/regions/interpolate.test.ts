import type { Position } from '@signpost/client/domain'
import { expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'

const line: Position[] = [
  [0, 0],
  [0.001, 0],
  [0.004, 0],
]

function numbers(kind: string, first: number, last: number): number[] {
  const known = [
    { houseNumber: first, index: 0 },
    { houseNumber: last, index: 2 },
  ]
  return interpolate(kind, line, known).map(({ houseNumber }) => houseNumber)
}

test('adds the numbers between two known ones', () => {
  expect(numbers('odd', 1, 9)).toEqual([3, 5, 7])
  expect(numbers('even', 10, 4)).toEqual([8, 6])
  expect(numbers('all', 1, 4)).toEqual([2, 3])
})

test('spaces houses evenly along the line, around its corners', () => {
  const known = [
    { houseNumber: 2, index: 0 },
    { houseNumber: 10, index: 2 },
  ]
  const places = interpolate('even', line, known).map(({ coordinate }) => coordinate.longitude)
  expect(places.map((longitude) => Math.round(longitude * 1e6))).toEqual([1000, 2000, 3000])
})

test('interpolates each stretch between known numbers separately', () => {
  const known = [
    { houseNumber: 1, index: 0 },
    { houseNumber: 5, index: 1 },
    { houseNumber: 9, index: 2 },
  ]
  const places = interpolate('odd', line, known)
  expect(places.map(({ houseNumber }) => houseNumber)).toEqual([3, 7])
  expect(places[0]?.coordinate.longitude).toBeCloseTo(0.0005)
})

test.each([
  ['alphabetic', 1, 9],
  ['odd', 1, 8],
  ['all', 1, 1],
  ['all', 1, 100_000],
])('%s from %i to %i adds nothing', (kind, first, last) => {
  expect(numbers(kind, first, last)).toEqual([])
})

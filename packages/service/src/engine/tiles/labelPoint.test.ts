import type { Position } from '@signpost/client/domain'
import { expect, it } from 'vitest'
import { labelPoint } from './labelPoint.ts'

const square: Position[] = [
  [0, 0],
  [0, 8],
  [8, 8],
  [8, 0],
  [0, 0],
]

it('the label of an area is in its middle', () => {
  expect(labelPoint([square])).toEqual([4, 4])
})

it('the label of a concave area is inside it', () => {
  const bent: Position[] = [
    [0, 0],
    [0, 8],
    [10, 8],
    [10, 6],
    [3, 6],
    [3, 2],
    [10, 2],
    [10, 0],
    [0, 0],
  ]
  const [x, y] = labelPoint([bent])
  expect([x, y]).toEqual([1.5, 4])
})

it('the label of an area with a hole is beside the hole', () => {
  const hole: Position[] = [
    [1, 1],
    [5, 1],
    [5, 7],
    [1, 7],
    [1, 1],
  ]
  expect(labelPoint([square, hole])[0]).toBe(6.5)
})

it('a shape without an area has a label point nevertheless', () => {
  expect(labelPoint([[[1, 2]]])).toEqual([1, 2])
  expect(labelPoint([])).toEqual([0, 0])
})

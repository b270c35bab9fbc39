import { expect, test } from 'vitest'
import type { Position } from './coordinate.ts'
import { cumulativeDistances } from './cumulativeDistances.ts'

const degree = (Math.PI / 180) * 6_371_008.8

test('sums the meters from point to point, over the 180th meridian too', () => {
  const [first, second, third] = cumulativeDistances([
    [179, 0],
    [-179, 0],
    [-179, 1],
  ])
  expect(first).toBe(0)
  expect(second).toBeCloseTo(2 * degree, 3)
  expect(third).toBeCloseTo(3 * degree, 3)
})

test('unreadable points add nothing', () => {
  const path: Position[] = [
    [Number.NaN, 0],
    [0, 0],
    [0, Number.NaN],
    [0, 91],
    [0, 1],
  ]
  const distances = cumulativeDistances(path)
  expect([...distances.subarray(0, 4)]).toEqual([0, 0, 0, 0])
  expect(distances[4]).toBeCloseTo(degree, 3)
})

test('an empty path has no distances', () => {
  expect(cumulativeDistances([])).toHaveLength(0)
})

import type { Position } from '@signpost/client/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ringCenter } from './ringCenter.ts'

const house: Position[] = [
  [0, 0],
  [0.0002, 0],
  [0.0002, 0.0001],
  [0, 0.0001],
  [0, 0],
]

test('the middle of a small house is right wherever on earth it stands', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -179, max: 179, noNaN: true }),
      fc.double({ min: -89, max: 89, noNaN: true }),
      (longitude, latitude) => {
        const ring = house.map(([x, y]): Position => [x + longitude, y + latitude])
        const { center } = ringCenter(ring)
        // Within a centimeter; sums over plain degrees miss it by tens of meters.
        expect(center[0]).toBeCloseTo(longitude + 0.0001, 7)
        expect(center[1]).toBeCloseTo(latitude + 0.00005, 7)
      },
    ),
  )
})

test('the direction of a ring does not matter', () => {
  expect(ringCenter(house.toReversed())).toEqual(ringCenter(house))
})

test('a ring without an area has its first point for a middle', () => {
  expect(
    ringCenter([
      [3, 4],
      [5, 6],
      [3, 4],
    ]),
  ).toEqual({ center: [3, 4], size: 0 })
  expect(ringCenter([])).toEqual({ center: [0, 0], size: 0 })
})

import type { Position } from '@signpost/client/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ringCenter } from './lines.ts'

const house: Position[] = [
  [0, 0],
  [0.0002, 0],
  [0.0002, 0.0001],
  [0, 0.0001],
  [0, 0],
]

test('finds the middle of a small house anywhere on earth', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -179, max: 179, noNaN: true }),
      fc.double({ min: -89, max: 89, noNaN: true }),
      (longitude, latitude) => {
        const ring = house.map(([x, y]): Position => [x + longitude, y + latitude])
        const { center } = ringCenter(ring)
        // Within a centimeter. A sum over plain degrees is off by tens of meters.
        expect(center[0]).toBeCloseTo(longitude + 0.0001, 7)
        expect(center[1]).toBeCloseTo(latitude + 0.00005, 7)
      },
    ),
  )
})

test('does not depend on the direction of the ring', () => {
  expect(ringCenter(house.toReversed())).toEqual(ringCenter(house))
})

test('takes the first point of a ring without an area', () => {
  expect(
    ringCenter([
      [3, 4],
      [5, 6],
      [3, 4],
    ]),
  ).toEqual({ center: [3, 4], size: 0 })
  expect(ringCenter([])).toEqual({ center: [0, 0], size: 0 })
})

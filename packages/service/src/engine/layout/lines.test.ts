import { distanceBetween, type Position } from '@signpost/client/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearestOn, readPoints, toCoordinate, writePoints } from './lines.ts'
import { nearestSpot, spotsOf } from './spots.ts'

const path: fc.Arbitrary<Position[]> = fc.array(
  fc
    .tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }))
    .map(
      ([x, y]): Position => [
        179.99 + x / 1e5 > 180 ? 179.99 + x / 1e5 - 360 : 179.99 + x / 1e5,
        20 + y / 1e5,
      ],
    ),
  { minLength: 1, maxLength: 6 },
)

describe('lines', () => {
  test('points are stored to a ten-millionth of a degree', () => {
    const points: Position[] = [
      [-56.1913001, -34.9059002],
      [180, 90],
      [-180, -90],
    ]
    expect(readPoints(writePoints(points))).toEqual(points)
    expect(readPoints(new Uint8Array())).toEqual([])
  })

  test('the nearest point of a path is no farther than any of its corners, over the 180th meridian too', () => {
    fc.assert(
      fc.property(path, (corners) => {
        const from = { latitude: 20.001, longitude: 179.995 }
        const near = nearestOn(corners, from)
        const distances = corners.map((corner) => distanceBetween(from, toCoordinate(corner)))
        expect(near?.distance).toBeLessThanOrEqual(Math.min(...distances) + 0.01)
      }),
    )
  })

  test('the nearest point lies on the path', () => {
    const near = nearestOn(
      [
        [10, 50],
        [10.01, 50],
      ],
      { latitude: 50.001, longitude: 10.005 },
    )
    expect(near?.coordinate.latitude).toBeCloseTo(50, 6)
    expect(near?.coordinate.longitude).toBeCloseTo(10.005, 6)
    expect(nearestOn([], { latitude: 0, longitude: 0 })).toBeNull()
  })

  test('sample points give the distance to a street within some 150 m', () => {
    const line: Position[] = [
      [10, 50],
      [10.05, 50],
    ]
    const spots = spotsOf([line])
    for (const longitude of [10, 10.013, 10.031, 10.05]) {
      expect(nearestSpot(spots, { latitude: 50, longitude })).toBeLessThan(250)
    }
    expect(spotsOf([]).length).toBe(0)
  })

  test('a street across a continent has a bounded number of sample points', () => {
    const line = Array.from({ length: 5000 }, (_, index): Position => [index / 100 - 100, 40])
    expect(spotsOf([line]).length).toBeLessThanOrEqual(300)
  })
})

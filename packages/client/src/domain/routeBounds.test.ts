import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bounds, Position } from './coordinate.ts'
import { routeBounds } from './routeBounds.ts'

const box = (west: number, south: number, east: number, north: number): Bounds => ({
  west,
  south,
  east,
  north,
})

describe('routeBounds', () => {
  test.each<[string, Position[], Bounds | undefined]>([
    [
      'a few points',
      [
        [11, 48],
        [13, 52],
        [12, 47],
      ],
      box(11, 47, 13, 52),
    ],
    ['a single point', [[11, 48]], box(11, 48, 11, 48)],
    ['no point', [], undefined],
    [
      'A route over the antimeridian: the short way',
      [
        [179, 1],
        [-179, 2],
      ],
      box(179, 1, -179, 2),
    ],
    [
      'exactly once around the world',
      [
        [0, 0],
        [120, 1],
        [-120, 2],
        [0, 3],
      ],
      box(-180, 0, 180, 3),
    ],
    [
      'over it westwards',
      [
        [-179, 1],
        [179, 2],
      ],
      box(179, 1, -179, 2),
    ],
    [
      'over it and back',
      [
        [170, 0],
        [-170, 0],
        [160, 0],
      ],
      box(160, 0, -170, 0),
    ],
    [
      'up to it from the west',
      [
        [170, 0],
        [-180, 0],
      ],
      box(170, 0, 180, 0),
    ],
    [
      'up to it from the east',
      [
        [-170, 0],
        [180, 0],
      ],
      box(-180, 0, -170, 0),
    ],
    [
      'on it, in both spellings',
      [
        [180, 0],
        [-180, 1],
      ],
      box(180, 0, 180, 1),
    ],
    [
      'halfway around the world',
      [
        [0, 0],
        [100, 0],
        [-160, 0],
      ],
      box(0, 0, -160, 0),
    ],
    [
      'all around the world',
      [
        [0, 0],
        [120, 0],
        [-120, 0],
        [0, 0],
        [10, 1],
      ],
      box(-180, 0, 180, 1),
    ],
    [
      'poles',
      [
        [0, 90],
        [0, -90],
      ],
      box(0, -90, 0, 90),
    ],
    [
      'NaN points',
      [
        [Number.NaN, 1],
        [11, 48],
        [12, Number.NaN],
        [200, 0],
        [0, 91],
      ],
      box(11, 48, 11, 48),
    ],
    ['NaN points only', [[Number.NaN, Number.NaN]], undefined],
  ])('bounds %s', (_, path, bounds) => {
    expect(routeBounds(path)).toEqual(bounds)
  })

  const whole = (min: number, max: number) => fc.integer({ min, max })
  const path = fc.array(fc.tuple(whole(-179, 180), whole(-90, 90)), { minLength: 1 })

  test('every point is in the box', () => {
    fc.assert(
      fc.property(path, (points) => {
        const { west, east, south, north } = routeBounds(points) ?? box(0, 0, 0, 0)
        for (const [longitude, latitude] of points) {
          const inside =
            west <= east
              ? west <= longitude && longitude <= east
              : longitude >= west || longitude <= east
          expect(inside || (longitude === 180 && west === -180)).toBe(true)
          expect(south <= latitude && latitude <= north).toBe(true)
        }
      }),
    )
  })

  test('the width of the box does not depend on the longitude of the route', () => {
    const width = ({ west, east }: Bounds): number =>
      (east - west + 360) % 360 || (east === west ? 0 : 360)
    fc.assert(
      fc.property(path, whole(1, 359), (points, turn) => {
        const turned = points.map(([x, y]): Position => [((x + turn + 540) % 360) - 180, y])
        const [one, other] = [routeBounds(points), routeBounds(turned)]
        // Two points half the world apart are equally near both ways.
        const isEven = points.some(([x], i) => Math.abs(x - (points[i - 1]?.[0] ?? x)) === 180)
        if (!isEven && one && other) expect(width(other)).toBe(width(one))
      }),
    )
  })
})

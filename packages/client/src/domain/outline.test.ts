import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInside, type Outline } from './outline.ts'

type Ring = readonly (readonly [number, number])[]

const polygon = (...coordinates: readonly Ring[]): Outline => ({ type: 'Polygon', coordinates })
const has = (outline: Outline, longitude: number, latitude: number): boolean =>
  isInside(outline, { longitude, latitude })
const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

describe('isInside', () => {
  test('distinguishes inside, edge, corner and outside', () => {
    const square = polygon(box(0, 0, 2, 2))
    expect(has(square, 1, 1)).toBe(true)
    expect(has(square, 2, 1)).toBe(true)
    expect(has(square, 1, 0)).toBe(true)
    expect(has(square, 0, 2)).toBe(true)
    expect(has(square, 2.000000000000001, 1)).toBe(false)
    expect(has(square, -1, 0)).toBe(false)
    expect(has(square, 3, 2)).toBe(false)
  })

  test('a hole is outside and its edge is inside', () => {
    const ring = polygon(box(0, 0, 4, 4), box(1, 1, 3, 3))
    expect(has(ring, 2, 2)).toBe(false)
    expect(has(ring, 1, 2)).toBe(true)
    expect(has(ring, 3, 3)).toBe(true)
    expect(has(ring, 0.5, 2)).toBe(true)
  })

  test('reads several polygons, and a feature of them', () => {
    const islands: Outline = {
      type: 'MultiPolygon',
      coordinates: [[box(0, 0, 1, 1)], [box(5, 5, 9, 9), box(6, 6, 8, 8)], [box(7, 7, 7.5, 7.5)]],
    }
    for (const outline of [islands, { type: 'Feature', geometry: islands }] as const) {
      expect(has(outline, 0.5, 0.5)).toBe(true)
      expect(has(outline, 3, 3)).toBe(false)
      expect(has(outline, 6.5, 6.5)).toBe(false)
      expect(has(outline, 7.2, 7.2)).toBe(true)
    }
  })

  describe('an area over the 180th meridian', () => {
    const hole = box(-180.5, 0.4, -179.5, 0.6)
    const outlines: Readonly<Record<string, Outline>> = {
      'cut as in RFC 7946': {
        type: 'MultiPolygon',
        coordinates: [[box(179.1, 0, 180, 1)], [box(-180, 0, -179.1, 1)]],
      },
      'with longitudes over 180': polygon(box(179.1, 0, 180.9, 1)),
      'with longitudes under -180': polygon(box(-180.9, 0, -179.1, 1)),
      'with jumps': polygon(box(179.1, 0, -179.1, 1)),
      'with jumps, from the east': polygon([...box(179.1, 0, -179.1, 1)].reverse()),
    }
    test.each(Object.entries(outlines))('%s', (_, outline) => {
      for (const longitude of [179.1, 179.5, 180, -180, -179.5, -179.1]) {
        expect(has(outline, longitude, 0.5)).toBe(true)
        expect(has(outline, longitude, 1)).toBe(true)
        expect(has(outline, longitude, 1.1)).toBe(false)
      }
      for (const longitude of [179.0999999, -179.0999999, 0, 90]) {
        expect(has(outline, longitude, 0.5)).toBe(false)
      }
    })

    test('with a hole over the meridian', () => {
      const outline = polygon(box(179.1, 0, -179.1, 1), hole)
      expect(has(outline, 180, 0.5)).toBe(false)
      expect(has(outline, -179.6, 0.5)).toBe(false)
      expect(has(outline, 179.5, 0.5)).toBe(true)
      expect(has(outline, -179.5, 0.5)).toBe(true)
      expect(has(outline, -179.3, 0.5)).toBe(true)
    })
  })

  test('reads the whole earth, and a band around it', () => {
    const band = polygon(box(-180, -60, 180, 70))
    for (const longitude of [-180, -1, 0, 179.9, 180]) {
      expect(has(band, longitude, 70)).toBe(true)
      expect(has(band, longitude, 71)).toBe(false)
    }
    // Each edge of 170 degrees is too short to be a jump.
    const wide = polygon([
      [-170, 0],
      [0, 0],
      [170, 0],
      [170, 9],
      [0, 9],
      [-170, 9],
    ])
    expect([has(wide, 90, 5), has(wide, 175, 5)]).toEqual([true, false])
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['another geometry', { type: 'Point', coordinates: [1, 1] }],
    ['a feature of nothing', { type: 'Feature', geometry: null }],
    ['a collection', { type: 'FeatureCollection', features: [] }],
    ['no coordinates', { type: 'Polygon' }],
    ['no rings', { type: 'Polygon', coordinates: [] }],
    ['an empty ring', { type: 'Polygon', coordinates: [[]] }],
    [
      'a line',
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [2, 2],
          ],
        ],
      },
    ],
    [
      'texts',
      {
        type: 'Polygon',
        coordinates: [
          [
            ['0', '0'],
            ['2', '0'],
            ['2', '2'],
            ['0', '2'],
          ],
        ],
      },
    ],
    ['one bad position', { type: 'Polygon', coordinates: [[...box(0, 0, 2, 2), [1]]] }],
    ['endless numbers', { type: 'Polygon', coordinates: [box(-1e300, -1e300, 1e300, 1e300)] }],
    ['a bad hole', { type: 'Polygon', coordinates: [box(0, 0, 2, 2), [[Number.NaN, 1]]] }],
  ])('an outline of %s has no point inside', (_, outline) => {
    expect(has(outline as Outline, 1, 1)).toBe(false)
  })

  test('is exact for numbers of very different sizes', () => {
    // The line from the origin to the far corner: its points have equal longitude and latitude.
    const half = polygon([
      [0, 0],
      [64, 64],
      [0, 64],
    ])
    for (const small of [1e-300, 1e-160, 5e-324, 0.1]) {
      expect(has(half, small, small)).toBe(true)
      expect(has(half, small * 2, small)).toBe(false)
      expect(has(half, small, small * 2)).toBe(true)
    }
    const tiny = polygon(box(0, 0, 5e-324, 5e-324))
    expect([has(tiny, 5e-324, 0), has(tiny, 0, 1e-323)]).toEqual([true, false])
  })

  test('an invalid coordinate is outside', () => {
    expect(has(polygon(box(0, 0, 2, 2)), Number.NaN, 1)).toBe(false)
  })

  test('reads a ring of very many corners', () => {
    const corners = Array.from({ length: 200_000 }, (_, index): [number, number] => {
      const angle = (index / 200_000) * 2 * Math.PI
      return [Math.cos(angle), Math.sin(angle)]
    })
    expect([has(polygon(corners), 0.7, 0.7), has(polygon(corners), 0.71, 0.71)]).toEqual([
      true,
      false,
    ])
  })
})

describe('isInside agrees with a computation in whole numbers', () => {
  // Every coordinate is a fraction with this denominator.
  const unit = 2 ** 46
  const fraction = (near: number): fc.Arbitrary<number> =>
    fc.oneof(
      fc.integer({ min: -8, max: 8 }).map((step) => near + step / unit),
      fc.integer({ min: -4, max: 4 }).map((step) => near + step / 4),
    )
  const position = fc.tuple(fraction(45), fraction(45))
  const ring = fc.array(position, { minLength: 3, maxLength: 9 })

  /** The side of a point, by the edges that a ray to the west crosses, in exact numbers. */
  function sideByHand(corners: Ring, [x, y]: readonly [number, number]): number {
    const whole = (value: number): bigint => BigInt(value * 2 ** 54)
    const [px, py] = [whole(x), whole(y)]
    let crossings = 0
    for (const [index, a] of corners.entries()) {
      const b = corners[(index + 1) % corners.length] ?? a
      const [[lx, ly], [hx, hy]] = [a, b]
        .map(([u, v]) => [whole(u), whole(v)] as const)
        .sort((one, other) => Number(one[1] - other[1] || one[0] - other[0])) as [
        readonly [bigint, bigint],
        readonly [bigint, bigint],
      ]
      const cross = (hx - lx) * (py - ly) - (px - lx) * (hy - ly)
      const isBeside = ly <= py && py <= hy
      const isAlong = (lx <= px && px <= hx) || (hx <= px && px <= lx)
      if (cross === 0n && isBeside && isAlong) return 0
      if (ly <= py && py < hy && cross < 0n) crossings += 1
    }
    return crossings % 2 === 1 ? 1 : -1
  }

  test('at random points, and at points of edges', () => {
    fc.assert(
      fc.property(ring, position, fc.nat(8), (corners, at, edge) => {
        const a = corners[edge % corners.length] ?? at
        const b = corners[(edge + 1) % corners.length] ?? at
        const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const
        for (const point of [at, a, middle] as const) {
          const side = sideByHand(corners, point)
          for (const same of [
            corners,
            [...corners].reverse(),
            [...corners, ...corners.slice(0, 1)],
          ]) {
            expect(has(polygon(same), point[0], point[1])).toBe(side >= 0)
          }
          const around = polygon(box(40, 40, 50, 50), corners)
          expect(has(around, point[0], point[1])).toBe(side <= 0)
        }
      }),
    )
  })

  test('on a line of 24 degrees, moved by the smallest steps, where rounded numbers err', () => {
    const step = fc.integer({ min: -40, max: 40 }).map((count) => 0.5 + count / 2 ** 53)
    fc.assert(
      fc.property(step, step, fc.integer({ min: 2, max: 47 }), (x, y, half) => {
        const corners = [
          [x, y],
          [24, 24],
          [0, 24],
        ] as const
        const isIn = sideByHand(corners, [half / 2, half / 2]) >= 0
        expect(has(polygon(corners), half / 2, half / 2)).toBe(isIn)
      }),
    )
  })

  test('for outlines anywhere on the earth', () => {
    const degrees = fc.integer({ min: -180, max: 180 })
    const small = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -9, max: 9 })),
      {
        minLength: 3,
        maxLength: 8,
      },
    )
    const point = fc.tuple(fc.integer({ min: -10, max: 50 }), fc.integer({ min: -10, max: 10 }))
    const around = (longitude: number): number => ((longitude + 540) % 360) - 180
    fc.assert(
      fc.property(small, point, degrees, (corners, [x, y], shift) => {
        const isIn = sideByHand(corners, [x, y]) >= 0
        const past = corners.map(([u, v]) => [u + shift, v] as const)
        const jumping = corners.map(([u, v]) => [around(u + shift), v] as const)
        expect(has(polygon(past), around(x + shift), y)).toBe(isIn)
        expect(has(polygon(jumping), around(x + shift), y)).toBe(isIn)
      }),
    )
  })
})

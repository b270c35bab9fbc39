import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Coordinate, Position } from './coordinate.ts'
import { cumulativeDistances, distanceBetween } from './distance.ts'
import { nearestOnArc, nearestOnRoute, type RoutePosition } from './nearestOnRoute.ts'

const at = (latitude: number, longitude: number): Coordinate => ({ latitude, longitude })
const degree = (Math.PI / 180) * 6_371_008.8

function nearest(
  path: readonly Position[],
  position: Coordinate,
  from?: number,
): RoutePosition | undefined {
  return nearestOnRoute(path, cumulativeDistances(path), position, from)
}

describe('nearestOnRoute', () => {
  test('finds the nearest point on a stretch', () => {
    const place = nearest(
      [
        [0, 0],
        [0.01, 0],
        [0.02, 0],
      ],
      at(0.001, 0.015),
    )
    expect(place?.index).toBe(1)
    expect(place?.fraction).toBeCloseTo(0.5, 6)
    expect(place?.distanceAlong).toBeCloseTo(0.015 * degree, 3)
    expect(place?.distanceOff).toBeCloseTo(0.001 * degree, 3)
    expect(place?.point.latitude).toBeCloseTo(0, 9)
    expect(place?.point.longitude).toBeCloseTo(0.015, 9)
  })

  test('ignores the passed part of a stretch that goes there and back', () => {
    const path: Position[] = [
      [0, 0],
      [0.01, 0],
      [0, 0],
    ]
    expect(nearest(path, at(0, 0.004))?.index).toBe(0)
    expect(nearest(path, at(0, 0.004), 0.009 * degree)?.index).toBe(1)
    expect(nearest(path, at(0, 0.0095), 0.009 * degree)?.index).toBe(0)
  })

  test('finds the ends from before the start and past the end', () => {
    const path: Position[] = [
      [0, 0],
      [0.01, 0],
    ]
    expect(nearest(path, at(0.001, -1))).toMatchObject({ distanceAlong: 0, point: at(0, 0) })
    expect(nearest(path, at(0.001, 1))).toMatchObject({ fraction: 1, point: at(0, 0.01) })
    expect(nearest(path, at(0, 179.9))).toMatchObject({ fraction: 1 })
    expect(nearest(path, at(0, -179.9))).toMatchObject({ fraction: 0 })
  })

  test('works over the 180th meridian', () => {
    const place = nearest(
      [
        [179.99, 10],
        [-179.99, 10],
      ],
      at(10.001, 180),
    )
    expect(place?.fraction).toBeCloseTo(0.5, 6)
    expect(place?.distanceOff).toBeCloseTo(0.001 * degree, 0)
    expect(Math.abs(place?.point.longitude ?? 0)).toBeCloseTo(180, 6)
  })

  test('works over a pole', () => {
    const place = nearest(
      [
        [0, 89.9],
        [180, 89.9],
      ],
      at(89.95, 90),
    )
    expect(place?.point.latitude).toBeCloseTo(90, 6)
    expect(place?.distanceOff).toBeCloseTo(0.05 * degree, 0)
  })

  test('works on stretches of a few millimeters', () => {
    const path = Array.from({ length: 200 }, (_, i): Position => [11 + i * 1e-8, 48])
    const place = nearest(path, at(48.0001, 11 + 100 * 1e-8))
    expect(place?.distanceOff).toBeCloseTo(0.0001 * degree, 5)
    expect(place?.distanceAlong).toBeCloseTo(cumulativeDistances(path)[100] ?? 0, 2)
  })

  test('can ignore the passed part of a road that is used in both directions', () => {
    const path: Position[] = [
      [0, 0],
      [0.01, 0],
      [0, 0],
    ]
    const end = 0.02 * degree
    expect(nearest(path, at(0, 0.004))?.distanceAlong).toBeCloseTo(0.004 * degree, 3)
    expect(nearest(path, at(0, 0.004), 0.012 * degree)?.distanceAlong).toBeCloseTo(
      0.016 * degree,
      3,
    )
    expect(nearest(path, at(0, 0), end + 1)?.distanceAlong).toBeCloseTo(end, 3)
  })

  test('handles a path of one point and of none', () => {
    expect(nearest([[11, 48]], at(48, 11))).toEqual({
      index: 0,
      fraction: 0,
      distanceAlong: 0,
      distanceOff: 0,
      point: at(48, 11),
    })
    expect(nearest([], at(48, 11))).toBeUndefined()
    expect(nearest([[11, 48]], at(Number.NaN, 11))).toBeUndefined()
  })

  test('NaN points interrupt the path', () => {
    const gap: Position = [Number.NaN, Number.NaN]
    const place = nearest([gap, [0, 0], gap, [1, 0], [2, 0], gap], at(0.1, 1.5))
    expect(place).toMatchObject({ index: 3, fraction: expect.closeTo(0.5, 3) })
    expect(nearest([gap, [0, 0], gap, [1, 0]], at(0, 0.4))).toMatchObject({
      index: 1,
      point: at(0, 0),
    })
    expect(nearest([gap, gap], at(0, 0))).toBeUndefined()
  })

  test('200,000 equally near points take bounded time', () => {
    // Linear by construction: each stretch is computed at most once. No stretch of a circle around the position can be skipped.
    const turn = (2 * Math.PI) / 200_000
    const circle = Array.from(
      { length: 200_000 },
      (_, i): Position => [Math.cos(i * turn), Math.sin(i * turn)],
    )
    expect(nearest(circle, at(0, 0))?.distanceOff).toBeCloseTo(degree, -2)
    expect(nearest(circle, at(0.5, 0))?.point.latitude).toBeCloseTo(1, 2)
  })

  const near = (middle: number) => fc.double({ min: middle - 0.1, max: middle + 0.1, noNaN: true })
  // Paths in Europe, over the 180th meridian and around the north pole.
  const route = fc.oneof(
    fc.array(fc.tuple(near(11), near(48)), { minLength: 1, maxLength: 30 }),
    fc.array(
      near(180)
        .map((x) => (x > 180 ? x - 360 : x))
        .chain((x) => near(-10).map((y): Position => [x, y])),
      { minLength: 1, maxLength: 30 },
    ),
    fc.array(
      fc.tuple(
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 89.8, max: 90, noNaN: true }),
      ),
      { minLength: 1, maxLength: 30 },
    ),
  )

  test('no other point of the path is nearer', () => {
    fc.assert(
      fc.property(route, fc.nat(), fc.tuple(near(0), near(0)), (path, pick, [dx, dy]) => {
        const [x, y] = path[pick % path.length] ?? [0, 0]
        const longitude = ((x + dx + 540) % 360) - 180
        const position = at(Math.min(90, y + dy), longitude)
        const found = nearest(path, position)?.distanceOff ?? Number.NaN
        const all = path.map(([lon, lat], i) => {
          const [lastLon, lastLat] = path[i - 1] ?? [lon, lat]
          const { point } = nearestOnArc(at(lastLat, lastLon), at(lat, lon), position)
          return distanceBetween(point, position)
        })
        expect(found).toBeCloseTo(Math.min(...all), 5)
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    )
  })
})

describe('nearestOnArc', () => {
  test('is exact within ten centimeters', () => {
    const place = nearestOnArc(at(48, 11), at(48.0000009, 11), at(48.00000045, 11.0001))
    expect(place.fraction).toBeCloseTo(0.5, 2)
  })

  test('no other point of the arc is nearer', () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(
        point,
        point,
        point,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b, position, share) => {
          // Opposite points have no single shortest arc.
          fc.pre(distanceBetween(a, b) < 170 * degree)
          const found = distanceBetween(nearestOnArc(a, b, position).point, position)
          expect(found).toBeLessThanOrEqual(distanceBetween(between(a, b, share), position) + 0.5)
        },
      ),
    )
  })

  /** A point between two points, found by bisection. */
  function between(a: Coordinate, b: Coordinate, share: number): Coordinate {
    let [low, high] = [a, b]
    let rest = share
    for (let step = 0; step < 12; step++) {
      const middle = half(low, high)
      if (rest < 0.5) high = middle
      else low = middle
      rest = (rest * 2) % 1
    }
    return low
  }

  function half(a: Coordinate, b: Coordinate): Coordinate {
    const radian = Math.PI / 180
    const [x, y, z] = [a, b]
      .map(({ latitude, longitude }) => [
        Math.cos(latitude * radian) * Math.cos(longitude * radian),
        Math.cos(latitude * radian) * Math.sin(longitude * radian),
        Math.sin(latitude * radian),
      ])
      .reduce((one, other) => one.map((value, i) => value + (other[i] ?? 0)))
    return at(
      Math.atan2(z ?? 0, Math.hypot(x ?? 0, y ?? 0)) / radian,
      Math.atan2(y ?? 0, x ?? 0) / radian,
    )
  }
})

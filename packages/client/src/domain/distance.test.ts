import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Coordinate, Position } from './coordinate.ts'
import { cumulativeDistances, distanceBetween } from './distance.ts'

describe('distance', () => {
  const at = (latitude: number, longitude: number): Coordinate => ({ latitude, longitude })
  const halfWay = Math.PI * 6_371_008.8

  describe('distanceBetween', () => {
    test("a known distance: Land's End to John o' Groats", () => {
      const meters = distanceBetween(at(50.066389, -5.714722), at(58.643889, -3.07))
      expect(meters / 1000).toBeCloseTo(968.9, 0)
    })

    test('goes the short way over the 180th meridian', () => {
      const meters = distanceBetween(at(0, 179.999), at(0, -179.999))
      expect(meters).toBeCloseTo(distanceBetween(at(0, -0.001), at(0, 0.001)), 6)
    })

    test('treats every longitude at a pole as the same point', () => {
      expect(distanceBetween(at(90, -120), at(90, 37))).toBeCloseTo(0, 6)
      expect(distanceBetween(at(-90, 180), at(-90, -180))).toBeCloseTo(0, 6)
    })

    test('is half the circumference for opposite points', () => {
      expect(distanceBetween(at(90, 0), at(-90, 50))).toBeCloseTo(halfWay, 3)
      expect(distanceBetween(at(12, 34), at(-12, -146))).toBeCloseTo(halfWay, 0)
    })

    test('is exact for a meter', () => {
      expect(distanceBetween(at(48.1, 11.5), at(48.1 + 1 / 111_195.08, 11.5))).toBeCloseTo(1, 5)
    })

    test('is symmetric, never more than half the circumference, and zero for equal points', () => {
      const latitude = fc.double({ min: -90, max: 90, noNaN: true })
      const longitude = fc.double({ min: -180, max: 180, noNaN: true })
      const point = fc.record({ latitude, longitude })
      fc.assert(
        fc.property(point, point, (a, b) => {
          const meters = distanceBetween(a, b)
          expect(meters).toBeGreaterThanOrEqual(0)
          expect(meters).toBeLessThanOrEqual(halfWay)
          expect(distanceBetween(b, a)).toBeCloseTo(meters, 6)
          expect(distanceBetween(a, a)).toBe(0)
        }),
      )
    })
  })
})

describe('cumulativeDistances', () => {
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

  test('ignores unreadable points', () => {
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

  test('returns no distances for an empty path', () => {
    expect(cumulativeDistances([])).toHaveLength(0)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundCoordinate } from './roundCoordinate.ts'

test.each([
  [3, { latitude: -34.906, longitude: -56.165 }],
  [4, { latitude: -34.9056, longitude: -56.1648 }],
  [5, { latitude: -34.90559, longitude: -56.16479 }],
])('rounds to %i decimals', (decimals, rounded) => {
  expect(roundCoordinate({ latitude: -34.905594, longitude: -56.164794 }, decimals)).toEqual(
    rounded,
  )
})

test('zero has no negative sign', () => {
  expect(roundCoordinate({ latitude: -0.0001, longitude: -0 }, 3)).toEqual({
    latitude: 0,
    longitude: 0,
  })
})

test('accepts a GPS position, whose fields are getters of its class', () => {
  class Position {
    get latitude(): number {
      return 1.23456
    }
    get longitude(): number {
      return 6.54321
    }
    accuracy = 5
  }
  expect(roundCoordinate(new Position(), 3)).toEqual({ latitude: 1.235, longitude: 6.543 })
})

test('undefined and null are returned as they are', () => {
  expect(roundCoordinate(undefined, 3)).toBeUndefined()
})

test('a rounded coordinate is valid and close by, and rounding it again changes nothing', () => {
  const degrees = (most: number): fc.Arbitrary<number> =>
    fc.double({ min: -most, max: most, noNaN: true })
  const coordinates = fc.record({ latitude: degrees(90), longitude: degrees(180) })
  fc.assert(
    fc.property(coordinates, fc.constantFrom(3, 4, 5), (coordinate, decimals) => {
      const rounded = roundCoordinate(coordinate, decimals)
      for (const name of ['latitude', 'longitude'] as const) {
        expect(Math.abs(rounded[name])).toBeLessThanOrEqual(name === 'latitude' ? 90 : 180)
        expect(Math.abs(rounded[name] - coordinate[name])).toBeLessThanOrEqual(
          0.501 / 10 ** decimals,
        )
        expect(Object.is(rounded[name], -0)).toBe(false)
        expect(String(rounded[name])).toMatch(new RegExp(`^-?\\d+(\\.\\d{1,${decimals}})?$`))
      }
      expect(roundCoordinate(rounded, decimals)).toEqual(rounded)
    }),
  )
})

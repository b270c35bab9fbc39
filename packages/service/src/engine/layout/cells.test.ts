import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxesAround } from './boxes.ts'
import { cellAt, cellOf, cellsAround, FINEST_LEVEL } from './cells.ts'

/** A number of which half are spread evenly: most of `fc.double` are next to 0 or to a bound. */
function between(min: number, max: number): fc.Arbitrary<number> {
  const share = fc.integer({ min: 0, max: 1_000_000 })
  return fc.oneof(
    fc.double({ min, max, noNaN: true }),
    share.map((millionths) => min + ((max - min) * millionths) / 1_000_000),
  )
}

const point: fc.Arbitrary<Coordinate> = fc.record({
  latitude: between(-90, 90),
  longitude: between(-180, 180),
})

/** A point at a distance and in a direction, also across a pole or the 180th meridian. */
function away({ latitude, longitude }: Coordinate, meters: number, direction: number): Coordinate {
  const [phi, lambda, angle] = [latitude, longitude, meters / 111_195].map(
    (d) => (d * Math.PI) / 180,
  )
  if (phi === undefined || lambda === undefined || angle === undefined)
    return { latitude, longitude }
  const sine =
    Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(direction)
  const east = Math.atan2(
    Math.sin(direction) * Math.sin(angle) * Math.cos(phi),
    Math.cos(angle) - Math.sin(phi) * sine,
  )
  const turned = ((((lambda + east) * 180) / Math.PI + 540) % 360) - 180
  return {
    latitude: (Math.asin(Math.max(-1, Math.min(1, sine))) * 180) / Math.PI,
    longitude: turned,
  }
}

const direction = between(0, 2 * Math.PI)

/** Meters from the equator to a pole: the width of a face of the cube. */
const QUARTER = 10_007_500

/** Random points, also close to the edges of the cube. */
const somewhere = fc.oneof(
  point,
  fc.record({
    latitude: between(-90, 90),
    longitude: fc
      .tuple(fc.constantFrom(-135, -45, 45, 135), between(-8, 8))
      .map(([edge, beside]) => edge + beside),
  }),
)

describe('cells of the map', () => {
  test('points that are close together are in the same cell or in adjacent ones, across poles and seams too', () => {
    fc.assert(
      fc.property(somewhere, direction, fc.constantFrom(4, 8, 12), (from, angle, level) => {
        const share = level === FINEST_LEVEL ? 0.7 : 0.34
        const to = away(from, (QUARTER / 2 ** level) * share, angle)
        expect(cellsAround(from, level)).toContain(cellAt(level, cellOf(to)))
      }),
    )
  })

  test('a coarser cell contains the finer ones', () => {
    fc.assert(
      fc.property(point, (where) => {
        const finest = cellOf(where)
        expect(cellAt(FINEST_LEVEL, finest)).toBe(finest)
        expect(cellAt(4, finest)).toBe(Math.floor(cellAt(8, finest) / 4 ** 4))
      }),
    )
  })

  test('a point has at most nine of the finest cells around it, and four coarser ones', () => {
    fc.assert(
      fc.property(somewhere, (where) => {
        expect(cellsAround(where, FINEST_LEVEL).length).toBeLessThanOrEqual(9)
        expect(cellsAround(where, 8).length).toBeLessThanOrEqual(4)
      }),
    )
  })
})

describe('boxes around a point', () => {
  test('contain every point of the circle', () => {
    const radius = fc.double({ min: 1, max: 19_000_000, noNaN: true })
    fc.assert(
      fc.property(point, radius, direction, (center, meters, angle) => {
        const { latitude, longitude } = away(center, meters * 0.999, angle)
        const isInside = boxesAround(center, meters).some(
          ({ west, east, south, north }) =>
            west <= longitude && longitude <= east && south <= latitude && latitude <= north,
        )
        expect(isInside).toBe(true)
      }),
    )
  })

  test('contain little else', () => {
    for (const { west, east, south, north } of boxesAround(
      { latitude: 60, longitude: 179.999 },
      1000,
    )) {
      expect(west).toBeLessThan(east)
      const corner = { latitude: north, longitude: west }
      const across = distanceBetween(corner, { latitude: south, longitude: east })
      expect(across).toBeLessThan(3000)
    }
  })
})

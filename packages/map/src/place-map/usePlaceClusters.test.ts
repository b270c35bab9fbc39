import type { Place } from '@signpost/client'
import { isWithin } from '@signpost/client/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusterPlaces, singlePlaces } from './usePlaceClusters.ts'

function placeAt(index: number, latitude: number, longitude: number): Place {
  return {
    id: `p${index}`,
    coordinate: { latitude, longitude },
    phones: [],
    categories: [],
    brands: [],
    fuelPrices: [],
  }
}

const list = fc
  .array(
    fc.tuple(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    ),
    { maxLength: 60 },
  )
  .map((points) => points.map(([latitude, longitude], at) => placeAt(at, latitude, longitude)))

test('every place is in one marker, in the order of the list', () => {
  fc.assert(
    fc.property(list, fc.double({ min: 0, max: 17.9, noNaN: true }), (places, zoom) => {
      const items = clusterPlaces(places, zoom)
      const count = items.reduce((sum, item) => sum + item.count, 0)
      expect(count).toBe(places.length)
      const order = items.map(({ place }) => place.id)
      const ids = places.map(({ id }) => id)
      expect(order).toEqual(ids.filter((id) => order.includes(id)))
      for (const { coordinate, bounds } of items) {
        if (bounds) expect(isWithin(bounds, coordinate)).toBe(true)
      }
    }),
  )
})

test('places within 64 pixels share a marker, others do not', () => {
  // The size of a pixel at zoom 10 on the equator, in degrees.
  const pixel = 360 / (512 * 2 ** 10)
  const two = (pixels: number): Place[] => [placeAt(0, 0, 0), placeAt(1, 0, pixels * pixel)]
  expect(clusterPlaces(two(63), 10)).toMatchObject([
    { place: { id: 'p0' }, count: 2, bounds: { east: expect.any(Number) } },
  ])
  expect(clusterPlaces(two(65), 10)).toEqual(singlePlaces(two(65)))
  // One zoom level closer, the places are twice as far apart.
  expect(clusterPlaces(two(63), 11)).toHaveLength(2)
})

test('no two markers are closer than 64 pixels, wherever their places lie', () => {
  const step = fc.integer({ min: 0, max: 1000 })
  const near = fc
    .array(fc.tuple(step, step), { minLength: 20, maxLength: 60 })
    .map((points) => points.map(([y, x], at) => placeAt(at, y / 100_000, x / 100_000)))
  // On the equator, a degree has the same number of pixels in both directions.
  const degree = (512 * 2 ** 15) / 360
  fc.assert(
    fc.property(near, (places) => {
      const items = clusterPlaces(places, 15).map(({ coordinate }) => coordinate)
      for (const [at, one] of items.entries()) {
        for (const other of items.slice(at + 1)) {
          const [y, x] = [one.latitude - other.latitude, one.longitude - other.longitude]
          expect(Math.hypot(y, x) * degree).toBeGreaterThan(63.9)
        }
      }
    }),
  )
})

test('at the highest zooms every place has its own marker, even at the same point', () => {
  const places = [0, 1, 2].map((index) => placeAt(index, -34.9, -56.2))
  expect(clusterPlaces(places, 17)).toHaveLength(1)
  expect(clusterPlaces(places, 18)).toEqual(singlePlaces(places))
})

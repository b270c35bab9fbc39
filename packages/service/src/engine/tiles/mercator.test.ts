import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tileAt, tileBox } from './mercator.ts'

it('finds the tile that contains a position', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -85, max: 85, noNaN: true }),
      fc.integer({ min: 0, max: 16 }),
      (longitude, latitude, zoom) => {
        const [x, y] = tileAt([longitude, latitude], zoom)
        const [west, south, east, north] = tileBox(zoom, x, y, 1e-9)
        expect(longitude >= west && longitude <= east).toBe(true)
        expect(latitude >= south && latitude <= north).toBe(true)
      },
    ),
  )
})

it('keeps the poles on the map', () => {
  expect(tileAt([180, 90], 4)).toEqual([15, 0])
  expect(tileAt([-180, -90], 4)).toEqual([0, 15])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MapPoint } from '../internals/camera.ts'
import { thinPath } from './path.ts'

/** The size of a pixel at zoom 18, in degrees of longitude. */
const pixel = 360 / (512 * 2 ** 18)

const northing = (latitude: number): number =>
  (Math.asinh(Math.tan((latitude * Math.PI) / 180)) * 180) / Math.PI

/** Returns the distance between a point and the line through two points, in pixels. */
function pixelsOff(point: MapPoint, start: MapPoint, end: MapPoint): number {
  const [px, py] = [point[0] - start[0], northing(point[1]) - northing(start[1])]
  const [x, y] = [end[0] - start[0], northing(end[1]) - northing(start[1])]
  const length = x * x + y * y
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * x + py * y) / length))
  return Math.hypot(px - along * x, py - along * y) / pixel
}

/** Generates paths of steps of a few pixels, straight on, aside or back, from anywhere. */
const winding = fc
  .tuple(
    fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.integer({ min: -80, max: 80 })),
    fc.array(fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 }))),
  )
  .map(([start, steps]): MapPoint[] => {
    let [x, y] = start
    return steps.map(([east, north]) => {
      x += east * pixel * 0.7
      y += north * pixel * 0.7
      return [x, y]
    })
  })

test('every point of a path is within two pixels of the simplified one, and the ends are kept', () => {
  fc.assert(
    fc.property(winding, (path) => {
      const thinned = thinPath(path)
      expect(thinned[0]).toBe(path[0])
      expect(thinned.at(-1)).toBe(path.at(-1))
      let from = 0
      for (const [index, end] of thinned.entries()) {
        const start = thinned[index - 1] ?? end
        const to = path.indexOf(end, from)
        expect(to).toBeGreaterThanOrEqual(from)
        for (const point of path.slice(from, to)) {
          expect(pixelsOff(point, start, end)).toBeLessThan(2.01)
        }
        from = to
      }
    }),
  )
})

test('the simplified passed part lies exactly on the simplified whole', () => {
  fc.assert(
    fc.property(winding, fc.nat(), (path, length) => {
      const passed = thinPath(path.slice(0, length)).slice(0, -1)
      expect(thinPath(path).slice(0, passed.length)).toEqual(passed)
    }),
  )
})

test('keeps only the ends of a straight road, and every bend and way back', () => {
  const east = Array.from({ length: 100 }, (_, index): MapPoint => [index / 1e4, 50])
  const north = Array.from({ length: 100 }, (_, index): MapPoint => [99 / 1e4, 50 + index / 1e4])
  expect(thinPath(east)).toEqual([east[0], east[99]])
  expect(thinPath([...east, ...north])).toEqual([east[0], north[0], north[99]])
  expect(thinPath([...east, ...east.toReversed()])).toEqual([east[0], east[99], east[0]])
})

test('a line that is straight on a globe and curved on the map stays curved', () => {
  const path = Array.from({ length: 61 }, (_, index): MapPoint => [index, index])
  expect(thinPath(path).length).toBeGreaterThan(50)
})

test('takes no point, one point, and one point twice', () => {
  expect(thinPath([])).toEqual([])
  expect(thinPath([[1, 2]])).toEqual([[1, 2]])
  expect(
    thinPath([
      [1, 2],
      [1, 2],
    ]),
  ).toHaveLength(2)
})

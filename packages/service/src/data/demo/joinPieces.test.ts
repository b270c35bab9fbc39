import { expect, test } from 'vitest'
import { joinArea, joinLines } from './joinPieces.ts'
import type { GridPoint, TileGrid } from './TileGrid.ts'

/** Two adjacent tiles, with their border at x = 1000. */
const grid: TileGrid = { extent: 1000, worldSize: 1e6, west: 0, east: 2000, north: 0, south: 1000 }

const line = (...points: [number, number][]): GridPoint[] => points.map(([x, y]) => ({ x, y }))

test('joins the pieces of a line in its direction, in any order', () => {
  const first = line([10, 10], [500, 20], [1000, 30])
  const second = line([1000, 31], [1500, 40], [1000, 50])
  const third = line([1000, 48], [700, 60])
  const whole = line([10, 10], [500, 20], [1000, 30], [1500, 40], [1000, 50], [700, 60])
  expect(joinLines([first, second, third])).toEqual([whole])
  expect(joinLines([third, second, first])).toEqual([whole])
  expect(joinLines([second, third, first])).toEqual([whole])
})

test('does not join pieces whose ends are far apart', () => {
  const pieces = [line([10, 10], [1000, 30]), line([1000, 34], [1500, 40])]
  expect(joinLines(pieces)).toEqual(pieces)
})

test('closes a closed line that was cut', () => {
  const left = line([1000, 20], [900, 50], [1000, 80])
  const right = line([1000, 81], [1100, 50], [1000, 21])
  const [ring = []] = joinLines([left, right])
  expect(ring).toHaveLength(5)
  expect(ring.at(-1)).toEqual(ring[0])
})

test('removes the cut of an area', () => {
  const left = line([1000, 20], [1000, 80], [900, 80], [900, 20], [1000, 20])
  const right = line([1000, 81], [1000, 21], [1200, 21], [1200, 81], [1000, 81])
  const ring = joinArea([left, right], grid)
  expect(ring.at(-1)).toEqual(ring[0])
  expect(new Set(ring.map(({ x }) => x))).toEqual(new Set([900, 1000, 1200]))
  // No edge of the ring is on the border.
  for (const [index, point] of ring.slice(1).entries()) {
    expect(point.x === 1000 && ring[index]?.x === 1000).toBe(false)
  }
})

test('keeps the largest of several parts of an area', () => {
  const small = line([10, 10], [20, 10], [20, 20], [10, 10])
  const large = line([100, 100], [900, 100], [900, 900], [100, 100])
  expect(joinArea([small, large], grid)).toEqual(large)
})

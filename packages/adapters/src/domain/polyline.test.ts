import type { Position } from '@signpost/client/domain'
import { expect, test } from 'vitest'
import { extendLine } from './polyline.ts'

test('a line is continued at the point that both share', () => {
  const points: Position[] = []
  expect(extendLine(points, [])).toBe(0)
  expect(
    extendLine(points, [
      [0, 0],
      [1, 1],
    ]),
  ).toBe(0)
  expect(
    extendLine(points, [
      [1, 1],
      [2, 2],
      [3, 3],
    ]),
  ).toBe(1)
  expect(extendLine(points, [])).toBe(3)
  expect(points).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ])
})

test('a line may have more points than a call may have arguments', () => {
  const points: Position[] = []
  extendLine(
    points,
    Array.from({ length: 300_000 }, (_, index) => [index, 0]),
  )
  expect(points).toHaveLength(300_000)
})

import type { Position } from '@signpost/client/domain'
import { expect, test } from 'vitest'
import { polygonsOf } from './polygonsOf.ts'

const square = (x: number, y: number, size: number): Position[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
]

test('joins ways into a ring, in any direction', () => {
  const ways: Position[][] = [
    [
      [0, 0],
      [4, 0],
    ],
    [
      [0, 4],
      [4, 4],
      [4, 0],
    ],
    [
      [0, 4],
      [0, 0],
    ],
  ]
  const [[ring] = []] = polygonsOf(ways, [])
  expect(ring).toHaveLength(5)
  expect(ring?.[0]).toEqual(ring?.at(-1))
})

test('assigns a hole to the outline around it', () => {
  const polygons = polygonsOf([square(0, 0, 4), square(10, 0, 4)], [square(11, 1, 1)])
  expect(polygons.map((rings) => rings.length).sort()).toEqual([1, 2])
  expect(polygons.find((rings) => rings.length === 2)?.[0]?.[0]?.[0]).toBeGreaterThanOrEqual(10)
})

test('gives an island in a lake on an island its own hole', () => {
  const polygons = polygonsOf(
    [square(0, 0, 100), square(20, 20, 30)],
    [square(10, 10, 60), square(25, 25, 5)],
  )
  expect(polygons.map(([, hole]) => hole?.length)).toEqual([5, 5])
  expect(polygons[1]?.[1]?.some(([x]) => x >= 25 && x <= 30)).toBe(true)
})

test('drops ways that close no ring', () => {
  expect(
    polygonsOf(
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      ],
      [],
    ),
  ).toEqual([])
})

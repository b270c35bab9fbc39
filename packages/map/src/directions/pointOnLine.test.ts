import type { Position } from '@signpost/client'
import { expect, test } from 'vitest'
import { pointOnLine } from './pointOnLine.ts'

const first: Position[] = [
  [-56.2, -34.9],
  [-56.19, -34.9],
]
const second: Position[] = [
  [-56.19, -34.9],
  [-56.19, -34.88],
]
const reach = { longitude: 0.001, latitude: 0.001 }

test('finds the nearest point of the line, and its leg', () => {
  const found = pointOnLine([first, second], { longitude: -56.1904, latitude: -34.89 }, reach)
  expect(found?.leg).toBe(1)
  expect(found?.coordinate.longitude).toBeCloseTo(-56.19, 6)
  expect(found?.coordinate.latitude).toBeCloseTo(-34.89, 5)
  const { leg } =
    pointOnLine([first, second], { longitude: -56.195, latitude: -34.8995 }, reach) ?? {}
  expect(leg).toBe(0)
})

test('finds none out of reach, without a line, and on a missing leg', () => {
  const far = { longitude: -56.1885, latitude: -34.89 }
  expect(pointOnLine([first, second], far, reach)).toBeUndefined()
  expect(pointOnLine([], far, reach)).toBeUndefined()
  expect(
    pointOnLine([undefined, second], { longitude: -56.19, latitude: -34.89 }, reach)?.leg,
  ).toBe(1)
})

test('works over the antimeridian, and on another copy of the world', () => {
  const path: Position[] = [
    [179.99, -17],
    [-179.99, -17],
  ]
  const found = pointOnLine([path], { longitude: 180, latitude: -17 }, reach)
  expect(Math.abs(found?.coordinate.longitude ?? 0)).toBeCloseTo(180, 4)
  expect(pointOnLine([path], { longitude: 0, latitude: -17 }, reach)).toBeUndefined()
  const copied = pointOnLine([second], { longitude: -416.19, latitude: -34.89 }, reach)
  expect(copied?.coordinate.longitude).toBeCloseTo(-56.19, 5)
})

test.each([179.995, -179.995, 180, -180])(
  'a line over the antimeridian is found on both sides of it: %d',
  (longitude) => {
    for (const path of [
      [
        [179.99, -17],
        [-179.99, -17],
      ],
      [
        [-179.99, -17],
        [179.99, -17],
      ],
    ] satisfies Position[][]) {
      const found = pointOnLine([path], { longitude, latitude: -17.0005 }, reach)
      const away = Math.abs((found?.coordinate.longitude ?? 0) - longitude) % 360
      expect(Math.min(away, 360 - away)).toBeLessThan(1e-4)
    }
  },
)

test('a point on this side of the antimeridian is near a line on the other', () => {
  const path: Position[] = [
    [179.99, -17.01],
    [-179.99, -16.99],
  ]
  const found = pointOnLine([path], { longitude: 179.9998, latitude: -16.9995 }, reach)
  expect(found?.coordinate.longitude).toBeCloseTo(-179.9998, 3)
})

test('measures to a diagonal stretch, not to its bounding box', () => {
  const path: Position[] = [
    [0, 0],
    [0.1, 0.1],
  ]
  expect(pointOnLine([path], { longitude: 0.08, latitude: 0.02 }, reach)).toBeUndefined()
})

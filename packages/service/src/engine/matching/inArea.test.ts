import { expect, test } from 'vitest'
import { centerIn } from './inArea.ts'

test('a center outside of bounds is replaced by their middle, also over the antimeridian', () => {
  const far = { latitude: 50, longitude: 10 }
  const bounds = { north: -10, south: -20, west: 175, east: -160 }
  expect(centerIn({ bounds }, far)).toEqual({ latitude: -15, longitude: -172.5 })
  const inside = { latitude: -12, longitude: 179 }
  expect(centerIn({ bounds }, inside)).toBe(inside)
})

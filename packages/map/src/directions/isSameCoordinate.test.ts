import { expect, test } from 'vitest'
import { isSameCoordinate } from './isSameCoordinate.ts'

test('two coordinates are the same when latitude and longitude are', () => {
  const one = { latitude: 1, longitude: 2 }
  expect(isSameCoordinate(one, { ...one })).toBe(true)
  expect(isSameCoordinate(one, { ...one, latitude: 3 })).toBe(false)
  expect(isSameCoordinate(one, { ...one, longitude: 3 })).toBe(false)
  expect(isSameCoordinate(one, undefined)).toBe(false)
  expect(isSameCoordinate(undefined, undefined)).toBe(true)
})

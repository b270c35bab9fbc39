import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesLeft, nextUpdate } from './nextUpdate.ts'

const minute = 60_000
const noon = Date.UTC(2026, 4, 4, 12)

test.each([
  [59 * minute, 59],
  [59 * minute + 1, undefined],
  [25 * minute, 25],
  [24 * minute + 1, 25],
  [1, 1],
])('with %i ms left, %s minutes are shown', (left, expected) => {
  expect(minutesLeft(noon + left, noon)).toBe(expected)
})

test('the next update is at a change of status, and before it at each minute that is shown', () => {
  const change = noon + 2 * minute + 30_000
  const updates: number[] = []
  for (let now = noon; now < change; now = nextUpdate(change, now))
    updates.push((now - noon) / 1000)
  expect(updates).toEqual([0, 30, 90])
  expect(nextUpdate(change, noon + 90_000)).toBe(change)
})

test('the text is right until the next update, and updates are rare while no minutes are shown', () => {
  const left = fc.integer({ min: 1, max: 7 * 24 * 60 * minute })
  fc.assert(
    fc.property(left, fc.double({ min: 0, max: 1, noNaN: true }), (length, share) => {
      const change = noon + length
      const next = nextUpdate(change, noon)
      expect(next).toBeGreaterThan(noon)
      expect(next).toBeLessThanOrEqual(change)
      const between = noon + Math.floor((next - noon - 1) * share)
      expect(minutesLeft(change, between)).toBe(minutesLeft(change, noon))
    }),
  )
  // Every midnight begins a quarter of an hour, in Kathmandu too.
  expect(nextUpdate(undefined, noon + 1)).toBe(noon + 15 * minute)
})

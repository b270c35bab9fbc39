import { expect, it } from 'vitest'
import { clockIn } from './clockIn.ts'

const now = new Date('2026-05-09T23:30:15.900Z')

it.each([
  ['UTC', 6, '23:30:15'],
  ['America/Los_Angeles', 6, '16:30:15'],
  ['Asia/Tokyo', 0, '08:30:15'],
])('shows the day and the time in %s', (zone, day, time) => {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  expect(clockIn(zone, now)).toEqual({ day, second: hour * 3600 + minute * 60 + second })
  expect(clockIn(zone, now.getTime())).toEqual(clockIn(zone, now))
})

it('returns nothing without a zone or a time', () => {
  expect(clockIn(undefined, now)).toBeUndefined()
  expect(clockIn('Mars/Olympus', now)).toBeUndefined()
  expect(clockIn('UTC', Number.NaN)).toBeUndefined()
  expect(clockIn('UTC', 8.64e15)).toBeUndefined()
})

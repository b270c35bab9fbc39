import { expect, test } from 'vitest'
import { readRetryAfter } from './retryAfter.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['30', 30],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 12:00:10 GMT', 10],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['99999999999999999999999', 1_209_600],
  ['Fri, 31 Dec 9999 23:59:59 GMT', 1_209_600],
  ['-5', 0],
  ['999999', 999_999],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('reads %j as %s seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds)
})

test('a wait never ends before the date', () => {
  expect(readRetryAfter('Sat, 21 Nov 2026 12:00:10 GMT', now + 400)).toBe(10)
  expect(readRetryAfter('Sat, 21 Nov 2026 12:00:10 GMT', now + 900)).toBe(10)
})

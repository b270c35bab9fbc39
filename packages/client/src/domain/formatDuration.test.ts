import { describe, expect, test } from 'vitest'
import { formatDuration } from './formatDuration.ts'

const hour = 3600
const day = 24 * hour

describe('formatDuration', () => {
  test.each([
    [0, '0 min'],
    [1, '1 min'],
    [89, '1 min'],
    [90, '2 min'],
    [hour - 31, '59 min'],
    [hour - 30, '1 hr'],
    [hour + 300, '1 hr 5 min'],
    [day - 31, '23 hr 59 min'],
    [day - 30, '1 day'],
    [2 * day + 3 * hour, '2 days 3 hr'],
    [day + 1.5 * hour, '1 day 2 hr'],
    [2 * day - 1, '2 days'],
  ])('writes %d s as %s', (seconds, text) => {
    expect(formatDuration(seconds, { locale: 'en' })).toBe(text)
  })

  test.each([
    [1, '1 min'],
    [9 * 60 + 20, '9 min'],
    [13 * 60, '15 min'],
    [58 * 60, '1 hr'],
    [hour + 20 * 60, '1 hr 15 min'],
    [day + 3 * hour, '1 day 3 hr'],
  ])('writes %d s of one stretch as %s', (seconds, text) => {
    expect(formatDuration(seconds, { locale: 'en', detail: 'step' })).toBe(text)
  })

  test.each([
    ['fr', '1 h 5 min'],
    ['de', '1 Std., 5 Min.'],
    ['ja', '1 時間5 分'],
  ])('writes in %s: %s', (locale, text) => {
    expect(formatDuration(hour + 300, { locale })).toBe(text)
  })

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('returns nothing for %d', (seconds) => {
    expect(formatDuration(seconds, { locale: 'en' })).toBeUndefined()
  })
})

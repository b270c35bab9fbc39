import { afterEach, expect, it } from 'vitest'
import { firstDayOfWeek } from './firstDayOfWeek.ts'

const locales = Intl.Locale.prototype
const method = Object.getOwnPropertyDescriptor(locales, 'getWeekInfo') ?? {}

afterEach(() => {
  Object.defineProperty(locales, 'getWeekInfo', method)
  Reflect.deleteProperty(locales, 'weekInfo')
})

const examples: readonly [string, number][] = [
  ['en-US', 0],
  ['en', 0],
  ['en-GB', 1],
  ['de-DE', 1],
  ['fr', 1],
  ['ja-JP', 0],
  ['pt-BR', 0],
  ['es-UY', 1],
  ['ar-EG', 6],
  ['fa', 6],
]

it.each(examples)('%s begins on %i', (locale, day) => {
  expect(firstDayOfWeek(locale)).toBe(day)
})

it.each(examples)('%s begins on %i where the browser has no week data', (locale, day) => {
  Reflect.deleteProperty(locales, 'getWeekInfo')
  expect(firstDayOfWeek(locale)).toBe(day)
})

it('reads the older property where the method is missing', () => {
  Reflect.deleteProperty(locales, 'getWeekInfo')
  Object.defineProperty(locales, 'weekInfo', { configurable: true, value: { firstDay: 6 } })
  expect(firstDayOfWeek('en-US')).toBe(6)
})

it('follows the first day in the locale of the reader', () => {
  expect(firstDayOfWeek('en-US-u-fw-mon')).toBe(1)
})

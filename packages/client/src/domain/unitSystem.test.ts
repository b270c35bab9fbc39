import { expect, test } from 'vitest'
import { unitSystem } from './unitSystem.ts'

test.each([
  ['en-US', 'imperial'],
  ['es-US', 'imperial'],
  ['en', 'imperial'],
  ['en-LR', 'imperial'],
  ['my', 'imperial'],
  ['en-GB', 'imperial-uk'],
  ['cy', 'imperial-uk'],
  ['en-CA', 'metric'],
  ['en-IE', 'metric'],
  ['de', 'metric'],
  ['zh-Hant-TW', 'metric'],
] as const)('readers of %s expect %s units', (locale, units) => {
  expect(unitSystem(locale)).toBe(units)
})

test.each([
  ['en', 'UY', 'metric'],
  ['en', 'gb', 'imperial-uk'],
  ['es', 'US', 'imperial'],
  ['es', 'USA', 'imperial'],
  ['en-US', 'UY', 'imperial'],
] as const)('readers of %s expect, in %s, %s units', (locale, country, units) => {
  expect(unitSystem(locale, country)).toBe(units)
})

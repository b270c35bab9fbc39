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

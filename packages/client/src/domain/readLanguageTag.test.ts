import { expect, test } from 'vitest'
import { readLanguageTag } from './readLanguageTag.ts'

test.each([
  ['de-DE', 'de-DE'],
  ['de_DE', 'de-DE'],
  [' en_us.UTF-8 ', 'en-US'],
  ['sr_Latn_RS', 'sr-Latn-RS'],
  ['tlh', 'tlh'],
  ['zz-ZZ', 'zz-ZZ'],
  ['', undefined],
  ['C', undefined],
  ['German (Germany)', undefined],
])('%j is %j', (text, tag) => {
  expect(readLanguageTag(text)).toBe(tag)
})

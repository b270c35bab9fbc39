import { expect, test } from 'vitest'
import { acceptedLanguage } from './languages.ts'

test.each([
  ['', undefined],
  ['pt-BR', undefined],
  ['fr', 'fr'],
  ['de-AT,en;q=0.5', 'de'],
  ['en;q=0.2, es;q=0.9', 'es'],
  ['pt, it;q=0.1', 'it'],
  ['fr;q=0, en', 'en'],
  ['fr;q=x, en;q=0.1', 'en'],
  ['frankish', undefined],
  [';;;,,,q=1', undefined],
])('%j asks for %j', (header, expected) => {
  expect(acceptedLanguage(header)).toBe(expected)
})

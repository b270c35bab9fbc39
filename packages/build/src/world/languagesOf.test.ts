import { expect, test } from 'vitest'
import { languagesOf } from './languagesOf.ts'

test.each([
  ['URY', ['es']],
  ['KAZ', ['kk', 'ru']],
  ['CHE', ['de', 'fr', 'it']],
  ['USA', ['en']],
  ['ATA', []],
])('the languages of %s', (country, languages) => {
  expect(languagesOf(country).filter((language) => language !== 'gsw')).toEqual(languages)
})

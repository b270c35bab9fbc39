import { expect, test } from 'vitest'
import { term } from '../testing/recordMakers.ts'
import { termSuggestion } from './suggestionOf.ts'

const subway = term(
  'category',
  'public_transport/station_subway',
  { fr: 'Station de métro', en: 'Subway Station' },
  { otherNames: [{ language: 'en', text: 'metro' }] },
)

test('an everyday word for a category starts with a capital letter, also for users without a language', () => {
  for (const own of ['en', undefined]) {
    const languages = { own, catalog: 'en' } as const
    expect(termSuggestion(subway, { typed: 'metro', languages })).toEqual({ line1: 'Metro' })
  }
})

test('the name of a brand is written as the brand writes it', () => {
  const brand = term('brand', 'b1', { en: 'eBay' })
  const languages = { own: 'en', catalog: 'en' } as const
  expect(termSuggestion(brand, { typed: 'eb', languages })).toEqual({ line1: 'eBay' })
})

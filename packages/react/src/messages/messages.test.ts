import { expect, test } from 'vitest'
import { en } from '../../test/en.ts'
import { languages } from '../../test/languages.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { he } from './he.ts'
import { mergeMessages, type ReactMessages } from './Messages.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

const tables = Object.entries({ ...languages, en })
/** Names, which are written alike everywhere. */
const names = ['Google Maps', 'Apple Maps', 'Waze', 'Wi-Fi']
/** The words that a language has in common with English; a number stands for all numbers. */
const shared: Readonly<Record<string, readonly string[]>> = {
  de: ['Diesel', 'Route', 'Website', 'Fax'],
  es: ['Fax'],
  fr: [
    'Suggestions',
    '<1> suggestion',
    '<1> suggestions',
    'Distance 1',
    'Province',
    'Photos',
    'Actions',
    'Cuisine',
    'Distance',
    'Fax',
  ],
  it: ['Fax'],
  nl: [
    'Postcode',
    'per liter',
    'per gallon',
    '<1> review',
    '<1> reviews',
    'Website',
    'Fax',
    'Tips',
    'via 1',
    'Filters',
    'Diesel',
    'Route',
  ],
  pl: ['Townland', 'Parking'],
  pt: ['Fax', 'continue', 'via 1', 'Diesel'],
  tr: ['Oblast'],
}
const numbers = [0, 1, 2, 3, 11, 100, 101, 1_000_000]

/** Every sentence of a table, those with something in it for each of several numbers. */
function sentences(words: object): string[] {
  return Object.values(words).flatMap((word: unknown) => {
    if (typeof word === 'function') return numbers.map((count) => word(count, `<${count}>`))
    return typeof word === 'object' && word !== null ? sentences(word) : [String(word)]
  })
}

test.each(tables)('%s has every message', (_language, table) => {
  for (const sentence of sentences(table)) {
    expect(sentence.trim()).not.toBe('')
    expect(sentence).not.toMatch(/undefined|NaN|\[object/)
  }
})

test.each(tables.filter(([language]) => language !== 'en'))(
  '%s is translated: no sentence is left in English',
  (language, table) => {
    const english = new Set(sentences(en))
    const left = sentences(table).filter((sentence) => english.has(sentence))
    const same = [...names, ...(shared[language] ?? [])]
    expect(left.filter((sentence) => !same.includes(sentence.replace(/\d+/, '1')))).toEqual([])
  },
)

test.each(tables)('%s states the number where no word stands for it', (language, table) => {
  expect(table.placeSearch.found(5, '5')).toContain('5')
  // Arabic and Hebrew have words for one and two.
  if (language !== 'ar' && language !== 'he') expect(table.placeSearch.found(1, '1')).toContain('1')
})

test('Arabic has six plural forms', () => {
  const forms = [0, 1, 2, 3, 11, 100].map((count) => ar.placeSearch.found(count, String(count)))
  expect(new Set(forms).size).toBe(6)
  expect(forms.slice(0, 3)).toEqual(['لا توجد اقتراحات', 'اقتراح واحد', 'اقتراحان'])
})

test.each(tables)('%s has a sentence for each plural form of the language', (language, table) => {
  const rules = new Intl.PluralRules(language)
  const counts = [0, 1, 2, 3, 11, 100]
  // A Turkish noun stays in the singular after any number.
  const forms = new Set(language === 'tr' ? ['other'] : counts.map((count) => rules.select(count)))
  const sentences = counts.map((count) => table.searchResults.found(count, '#'))
  expect(new Set(sentences).size).toBe(forms.size)
})

test('Polish, Russian and Ukrainian: one, few and many places', () => {
  const counts = [1, 2, 5, 21, 22, 112]
  const found = ({ searchResults }: ReactMessages): string =>
    counts.map((count) => searchResults.found(count, String(count))).join(', ')
  expect(found(pl)).toBe('1 miejsce, 2 miejsca, 5 miejsc, 21 miejsc, 22 miejsca, 112 miejsc')
  expect(found(ru)).toBe('1 место, 2 места, 5 мест, 21 место, 22 места, 112 мест')
  expect(found(uk)).toBe('1 місце, 2 місця, 5 місць, 21 місце, 22 місця, 112 місць')
})

test('Hebrew has a dual form', () => {
  expect([1, 2, 3].map((count) => he.searchResults.found(count, String(count)))).toEqual([
    'מקום אחד',
    'שני מקומות',
    '3 מקומות',
  ])
})

test('a partial table of messages is merged over a whole one', () => {
  const merged = mergeMessages(de, { placeSearch: { label: 'Standort' } })
  expect(merged.placeSearch).toEqual({ ...de.placeSearch, label: 'Standort' })
  expect(mergeMessages(de, {})).toEqual(de)
})

import { expect, test } from 'vitest'
import { en } from '../../test/en.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it as italian } from './it.ts'
import { mergeMessages } from './Messages.ts'

const languages = { ar, de, en, es, fr, it: italian }
const tables = Object.entries(languages)
/** The texts that a language shares with English. */
const shared =
  /^(?:Google Maps|Apple Maps|Waze)$|^Suggestions$|^<\d+> suggestions?$|^Diesel$|^Route$|^Province$|^Distance \d+$/
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
  (_language, table) => {
    const english = new Set(sentences(en))
    const left = sentences(table).filter((sentence) => english.has(sentence))
    expect(left.filter((sentence) => !shared.test(sentence))).toEqual([])
  },
)

test.each(tables)('%s states the number where no word stands for it', (language, table) => {
  expect(table.placeSearch.found(5, '5')).toContain('5')
  if (language !== 'ar') expect(table.placeSearch.found(1, '1')).toContain('1')
})

test('Arabic has six plural forms', () => {
  const forms = [0, 1, 2, 3, 11, 100].map((count) => ar.placeSearch.found(count, String(count)))
  expect(new Set(forms).size).toBe(6)
  expect(forms.slice(0, 3)).toEqual(['لا توجد اقتراحات', 'اقتراح واحد', 'اقتراحان'])
})

test('a partial table of messages is merged over a whole one', () => {
  const merged = mergeMessages(de, { placeSearch: { label: 'Standort' } })
  expect(merged.placeSearch).toEqual({ ...de.placeSearch, label: 'Standort' })
  expect(mergeMessages(de, {})).toEqual(de)
})

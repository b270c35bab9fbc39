import { expect, test } from 'vitest'
import { namesByLanguage, otherNamesOf } from './namesOf.ts'

test.each([
  'alt_name',
  'old_name',
  'loc_name',
  'official_name',
  'short_name',
  'int_name',
  'alt_name_1',
  'name_2',
  'name:en',
  'name:zh-Hant-TW',
  'name:left',
  'official_name:kk',
  'old_name:1924-1991',
])('takes %s as another name', (key) => {
  expect(otherNamesOf({ name: 'Canelones', [key]: 'Calle Real; Real' })).toEqual([
    'Calle Real',
    'Real',
  ])
})

test.each([
  'name',
  'name:etymology',
  'name:etymology:wikidata',
  'name:pronunciation',
  'name:source',
  'was:name',
])('does not take %s as another name', (key) => {
  expect(otherNamesOf({ name: 'Canelones', [key]: 'Canelones' })).toEqual([])
  expect(otherNamesOf({ [key]: 'Q42' })).toEqual([])
})

test('lists the names by language that differ from its own', () => {
  const tags = {
    name: 'Plaza Independencia',
    'name:es': 'Plaza Independencia',
    'name:en': 'Independence Square;Independence Plaza',
    'name:left': 'North',
    'name:zh-Hant': '獨立廣場',
  }
  expect(namesByLanguage(tags, tags.name)).toEqual({ namesIn: { en: 'Independence Square' } })
  expect(namesByLanguage({ name: 'Rambla' }, 'Rambla')).toEqual({})
})

import type { PlaceSuggestion, Suggestion } from '@signpost/client'
import { expect, test } from 'vitest'
import { en } from '../../test/en.ts'
import { rowText } from './rowText.ts'

const place: PlaceSuggestion = { kind: 'place', line1: 'Ancap', categories: [], brands: [] }
const text = (suggestion: Suggestion, typed?: string) =>
  rowText({ kind: 'suggestion', key: 'a', suggestion }, en.placeSearch, typed)

test('a place: its name, then its street and city', () => {
  const row = text({ ...place, line2: 'Rivera 2000', line3: 'Montevideo', distance: 0 })
  expect(row).toEqual({ line1: 'Ancap', parts: ['Rivera 2000', 'Montevideo'], distance: 0 })
})

test('the local name comes before the street of a place and before the kind of a term', () => {
  const localName = 'Ақорда'
  expect(text({ ...place, localName, line2: 'Rivera 2000' }).parts).toEqual([
    localName,
    'Rivera 2000',
  ])
  expect(text({ kind: 'term', line1: 'Astana', localName: 'Астана', term: 'area' }).parts).toEqual([
    'Астана',
    'Area',
  ])
})

test('the local name of a street comes before its city', () => {
  const street = { kind: 'address', line1: 'Абай даңғылы', line2: 'Астана' } as const
  expect(text({ ...street, localName: 'проспект Абая' }).parts).toEqual(['проспект Абая', 'Астана'])
})

test('the kind of a place is the reason where its texts do not have what was typed', () => {
  const categories = [{ code: 'fast', name: 'Fast food' }]
  const snacks: PlaceSuggestion = {
    ...place,
    line1: 'Burger King',
    line2: 'Rivera 2000',
    categories,
  }
  expect(text(snacks, 'comida').parts).toEqual(['Fast food', 'Rivera 2000'])
  expect(text(snacks, 'burg').parts).toEqual(['Rivera 2000'])
  expect(text(snacks, 'king rivera').parts).toEqual(['Rivera 2000'])
  expect(text(snacks).parts).toEqual(['Rivera 2000'])
  expect(text({ ...snacks, categories: [] }, 'comida').parts).toEqual(['Rivera 2000'])
})

test('a place with its third line alone', () => {
  expect(text({ ...place, line3: 'Montevideo' }).parts).toEqual(['Montevideo'])
})

test.each([
  ['UY', 'en', 'Montevideo, Uruguay', 'Montevideo'],
  ['DEU', 'de', '10117 Berlin, Deutschland', '10117 Berlin'],
  ['DE', 'de', '10117 Berlin, Germany', '10117 Berlin, Germany'],
  ['SGP', 'en', 'Singapore', 'Singapore'],
  [undefined, 'en', 'Montevideo, Uruguay', 'Montevideo, Uruguay'],
])('in an app for %s in %s, %s reads %s', (country, language, line, shown) => {
  const parts = (suggestion: Suggestion) =>
    rowText({ kind: 'suggestion', key: 'a', suggestion }, en.placeSearch, '', { country, language })
      .parts
  expect(parts({ ...place, line3: line })).toEqual([shown])
  expect(parts({ kind: 'address', line1: 'Rivera 2000', line2: line })).toEqual([shown])
})

test('an address: house and street, then the rest', () => {
  const row = text({ kind: 'address', line1: 'Rivera 2000', line2: 'Montevideo' })
  expect(row).toEqual({ line1: 'Rivera 2000', parts: ['Montevideo'] })
})

test('a term has one line, or its kind as a second line where it is known', () => {
  expect(text({ kind: 'term', line1: 'Cafés' }).parts).toEqual([])
  expect(text({ kind: 'term', line1: 'Cafés', term: 'category' }).parts).toEqual(['See all nearby'])
})

test('coordinates that were typed', () => {
  const coordinate = { latitude: -34.9, longitude: -56.2 }
  const row = rowText(
    { kind: 'coordinate', key: 'c', coordinate, text: '-34.9, -56.2' },
    en.placeSearch,
  )
  expect(row).toEqual({ line1: '-34.9, -56.2', parts: ['Go to these coordinates'] })
})

test.each([
  ['Ancap Rivera', 'ANCAP', []],
  ['Estación Rivera', 'Ancap', ['Ancap']],
  ['McDonald’s', 'McDonalds', []],
  ['Shell', '', []],
])('the brand is shown where the name does not contain it: %s, %s', (line1, name, parts) => {
  expect(text({ ...place, line1, brands: [{ id: 'b', name }] }).parts).toEqual(parts)
})

test('each of several brands is shown', () => {
  const brands = ['Ancap', 'Subway', 'Ancap'].map((name) => ({ id: name, name }))
  expect(text({ ...place, line1: 'Estación', brands }).parts).toEqual(['Ancap', 'Subway'])
})

test('blank and repeated lines are omitted', () => {
  const row = text({ ...place, line2: 'Montevideo ', line3: 'Montevideo' })
  expect(row.parts).toEqual(['Montevideo'])
  expect(text({ ...place, line2: ' ', line3: '' }).parts).toEqual([])
})

import type { Suggestion } from '@signpost/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSavedPlaces, writeSavedPlaces } from './readSavedPlaces.ts'
import { type SavedPlace, savedSuggestion } from './SavedPlace.ts'
import { addSavedPlace, changeSavedPlace, removeSavedPlace } from './savedPlaces.ts'

const near = { latitude: -34.9055, longitude: -56.1913 }
const cafe: Suggestion = {
  kind: 'place',
  searchFilter: 'f1',
  line1: 'Café Brasilero',
  line2: 'Ituzaingó 1447',
  line3: 'Montevideo',
  distance: 250,
  categories: [
    { code: 'cafe', name: 'Café', parent: { code: 'food', name: 'Food' } },
    { code: 'bar', name: 'Bar' },
  ],
  brands: [{ id: '7', name: 'Brasilero' }],
}
const save = (suggestion: Suggestion, more: Partial<SavedPlace> = {}): SavedPlace => ({
  suggestion: savedSuggestion(suggestion),
  near,
  isPinned: false,
  ...more,
})
const term = (line1: string): SavedPlace => save({ kind: 'term', line1, term: 'brand' })
const names = (places: readonly SavedPlace[]) => places.map(({ suggestion }) => suggestion.line1)

test('stored places are read back with lines, coordinate and summary, but no distance', () => {
  const places = [
    save(cafe, { coordinate: { latitude: -34.9066, longitude: -56.2039 }, isPinned: true }),
    save({ kind: 'address', line1: 'Ituzaingó 1447', line2: 'Montevideo' }),
    term('Sinclair'),
  ]
  expect(readSavedPlaces(writeSavedPlaces(places))).toEqual(places)
  expect(places[0]?.suggestion).not.toHaveProperty('distance')
  expect(places[0]?.suggestion).toMatchObject({ categories: [{ code: 'cafe' }] })
})

test('the latest place comes first, once; pins and coordinates stay; the number of unpinned places is limited', () => {
  const coordinate = { latitude: 1, longitude: 2 }
  let places: readonly SavedPlace[] = [save(cafe, { isPinned: true, coordinate })]
  for (const name of ['a', 'b', 'c']) places = addSavedPlace(places, term(name), 2)
  expect(names(places)).toEqual(['c', 'b', 'Café Brasilero'])
  places = addSavedPlace(places, save(cafe), 2)
  expect(names(places)).toEqual(['Café Brasilero', 'c', 'b'])
  expect(places[0]).toMatchObject({ isPinned: true, coordinate })
  places = addSavedPlace(changeSavedPlace(places, 'b', { isPinned: true }), term('d'), 1)
  expect(names(places)).toEqual(['d', 'Café Brasilero', 'b'])
  expect(names(removeSavedPlace(places, 'b'))).toEqual(['d', 'Café Brasilero'])
})

const stored = (places: unknown, version: unknown = 1) => JSON.stringify({ version, places })

test.each([
  null,
  '',
  'null',
  '[]',
  '{',
  '"text"',
  stored([term('a')], 2),
  stored([term('a')], '1'),
  stored({ 0: term('a') }),
  stored([null, 7, 'x', [], {}]),
  stored([{ ...term('a'), suggestion: { kind: 'shop', line1: 'a' } }]),
  stored([{ ...term('a'), suggestion: { kind: 'term', line1: 7 } }]),
  stored([{ ...term('a'), suggestion: { kind: 'term', line1: 'x'.repeat(100_000) } }]),
  stored([{ ...term('a'), near: { latitude: 91, longitude: 0 } }]),
  stored([{ ...term('a'), near: { latitude: '1', longitude: 0 } }]),
  `{"__proto__": {"version": 1, "places": []}}`,
  stored([term('a')]).padEnd(1_000_000),
])('nothing is read from what is no list of ours: %.80s', (text) => {
  expect(readSavedPlaces(text)).toEqual([])
})

test('a place that was found without a center is read', () => {
  expect(names(readSavedPlaces(stored([{ ...term('a'), near: undefined }])))).toEqual(['a'])
})

test('one unreadable place does not remove the others', () => {
  expect(names(readSavedPlaces(stored([null, term('a'), { near }, term('a'), term('b')])))).toEqual(
    ['a', 'b'],
  )
})

test('at most fifty places of a stored list are read', () => {
  const many = Array.from({ length: 500 }, (_, number) => term(`${number}`))
  expect(readSavedPlaces(stored(many))).toHaveLength(50)
})

test('for any stored value, reading does not throw, and the result survives storing and reading again', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => stored(value)),
    fc
      .array(fc.record({ suggestion: fc.jsonValue(), near: fc.constant(near) }))
      .map((places) => stored(places)),
    fc
      .array(
        fc.record({
          suggestion: fc.record({
            kind: fc.constantFrom('place', 'address', 'term'),
            line1: fc.string(),
            line2: fc.jsonValue(),
            categories: fc.jsonValue(),
            brands: fc.array(fc.record({ id: fc.string(), name: fc.jsonValue() })),
          }),
          near: fc.constant(near),
          isPinned: fc.jsonValue(),
        }),
      )
      .map((places) => stored(places)),
  )
  fc.assert(
    fc.property(anything, (text) => {
      const places = readSavedPlaces(text)
      expect(readSavedPlaces(writeSavedPlaces(places))).toEqual(places)
    }),
  )
})

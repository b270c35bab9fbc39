import type { Place } from '@signpost/client'
import { expect, test } from 'vitest'
import { filterOptions, filterPlaces, type ResultFilters } from './resultFilters.ts'

const blank = { phones: [], categories: [], brands: [], fuelPrices: [] }
const rated = (rating: number, reviewCount = 1) =>
  ({ raw: {}, review: { provider: 'A', iconUrl: 'i', url: 'u', rating, reviewCount } }) as const
const cafe = { code: 'cafe', name: 'Café' }
const bar = { code: 'bar', name: 'Bar' }
const open: Place = { ...blank, id: 'open', categories: [cafe], partner: rated(4.5) }
const shut: Place = { ...blank, id: 'shut', categories: [cafe, bar], partner: rated(3) }
const silent: Place = { ...blank, id: 'silent', brands: [{ id: 'b', name: 'Ceibo' }] }
const places = [open, shut, silent]
const isOpen = ({ id }: Place): boolean | undefined => (id === 'silent' ? undefined : id === 'open')

const left = (filters: ResultFilters): readonly unknown[] => {
  const found = filterPlaces(places, filters, isOpen)
  return [found.places.map(({ id }) => id).join(), found.withoutHours, found.withoutRating]
}

test('"open now" excludes places without known hours, and counts them', () => {
  expect(left({ open: true })).toEqual(['open', 1, 0])
  expect(left({ open: true, categories: ['bar'] })).toEqual(['', 0, 0])
})

test('a minimum rating excludes places without a rating, and counts each once', () => {
  expect(left({ rating: 4 })).toEqual(['open', 0, 1])
  expect(left({ rating: 4, open: true })).toEqual(['open', 1, 0])
})

test('`unknown` lets the undecided places pass, and none that a filter excludes', () => {
  expect(left({ open: true, unknown: true })).toEqual(['open,silent', 0, 0])
  expect(left({ rating: 4, open: true, unknown: true })).toEqual(['open,silent', 0, 0])
  expect(left({ open: true, categories: ['cafe'], unknown: true })).toEqual(['open', 0, 0])
})

test('a place with exactly the minimum rating passes', () => {
  expect(left({ rating: 4.5 })).toEqual(['open', 0, 1])
  expect(left({ rating: 3 })).toEqual(['open,shut', 0, 1])
})

test('several values of one filter are alternatives, several filters all apply; an empty filter excludes nothing', () => {
  expect(left({ categories: ['cafe', 'bar'] })).toEqual(['open,shut', 0, 0])
  expect(left({ categories: ['cafe'], brands: ['b'] })).toEqual(['', 0, 0])
  expect(left({ categories: [], open: false })).toEqual(['open,shut,silent', 0, 0])
})

test('offers only values that exclude some of the places, the most frequent first; selected values stay', () => {
  const all = ['open', 'rating', 'category', 'brand'] as const
  expect(filterOptions(places, all, {})).toEqual({
    fuels: [],
    open: false,
    rating: true,
    categories: [
      { key: 'cafe', name: 'Café', count: 2 },
      { key: 'bar', name: 'Bar', count: 1 },
    ],
    brands: [{ key: 'b', name: 'Ceibo', count: 1 }],
  })
  // All places have the category, so the filter would exclude none.
  expect(filterOptions([open], all, {}).categories).toEqual([])
  expect(filterOptions([open], all, { categories: ['cafe'] }).categories).toHaveLength(1)
  expect(filterOptions(places, ['category'], { open: true })).toMatchObject({
    open: true,
    rating: false,
    brands: [],
  })
})

import type { Place } from '@signpost/client'
import { expect, test } from 'vitest'
import { sortPlaces } from './sortPlaces.ts'

function place(id: string, distance?: number): Place {
  return { id, distance, phones: [], categories: [], brands: [], fuelPrices: [] }
}

const ids = (places: readonly Place[]): string => places.map(({ id }) => id).join('')

test('relevance is the order of the service, each place once', () => {
  expect(ids(sortPlaces([place('b'), place('a'), place('b', 3)], 'relevance'))).toBe('ba')
})

test('distance: the nearest first, equal distances in their order, unknown ones last', () => {
  const places = [place('a'), place('b', 20), place('c', 0), place('d', 20), place('e')]
  expect(ids(sortPlaces(places, 'distance'))).toBe('cbdae')
})

test('rating: the best first, of equal ratings the one with more reviews, unknown ones last', () => {
  const rated = (id: string, rating: number, reviewCount: number): Place => ({
    ...place(id),
    partner: { raw: {}, review: { provider: 'A', iconUrl: 'i', url: 'u', rating, reviewCount } },
  })
  const places = [
    place('a'),
    rated('b', 4, 10),
    rated('c', 4.5, 1),
    rated('d', 4, 900),
    rated('e', 0, 1),
    // A few more reviews do not outweigh a better rating.
    rated('f', 4.1, 0),
  ]
  expect(ids(sortPlaces(places, 'rating'))).toBe('cfdbea')
})

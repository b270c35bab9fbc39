import type { Place } from '@signpost/client'
import { expect, test } from 'vitest'
import { orderPlaces } from './PlaceOrder.ts'

function place(id: string, distance?: number): Place {
  return { id, distance, phones: [], categories: [], brands: [], fuelPrices: [] }
}

const ids = (places: readonly Place[]): string => places.map(({ id }) => id).join('')

test('as the service sends them, each once', () => {
  expect(ids(orderPlaces([place('b'), place('a'), place('b', 3)], 'relevance'))).toBe('ba')
})

test('the nearest first; at the same distance as they came; those without a distance last', () => {
  const places = [place('a'), place('b', 20), place('c', 0), place('d', 20), place('e')]
  expect(ids(orderPlaces(places, 'distance'))).toBe('cbdae')
})

import { distanceBetween } from '@signpost/client/domain'
import { expect, test } from 'vitest'
import { nearestStores, placeOfStore } from './nearestStores.ts'

const at = (longitude: number) => ({ latitude: 0, longitude })
const places = [
  placeOfStore({ id: 'far', coordinate: at(1) }),
  placeOfStore({ id: 'online' }),
  placeOfStore({ id: 'near', coordinate: at(0.01) }),
  placeOfStore({ id: 'next', coordinate: at(0.1) }),
]
const ids = (options: Parameters<typeof nearestStores>[1]): string[] =>
  nearestStores(places, options).map(({ id }) => id)

test('without a point keeps the order, up to the limit', () => {
  expect(ids({ point: undefined })).toEqual(['far', 'online', 'near', 'next'])
  expect(ids({ point: undefined, limit: 1, radius: 1 })).toEqual(['far'])
})

test('sorts by distance and adds it; stores without a coordinate are last', () => {
  expect(ids({ point: at(0) })).toEqual(['near', 'next', 'far', 'online'])
  expect(nearestStores(places, { point: at(0) })[0]?.distance).toBeCloseTo(1113, -1)
})

test('is limited by distance and by number', () => {
  expect(ids({ point: at(0), radius: 20_000 })).toEqual(['near', 'next', 'online'])
  expect(ids({ point: at(0), limit: 2 })).toEqual(['near', 'next'])
  const radius = distanceBetween(at(0), at(0.1))
  expect(ids({ point: at(0), radius })).toEqual(['near', 'next', 'online'])
})

test('a tag is a category beside those of the store', () => {
  const cafe = { code: 'cafe', name: 'Café' }
  expect(placeOfStore({ id: 'a', categories: [cafe], tags: ['Parking'] }).categories).toEqual([
    cafe,
    { code: 'Parking', name: 'Parking' },
  ])
})

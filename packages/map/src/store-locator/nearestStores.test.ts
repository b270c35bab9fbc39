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

test('without a point the list is as it came, and as long as it may be', () => {
  expect(ids({ point: undefined })).toEqual(['far', 'online', 'near', 'next'])
  expect(ids({ point: undefined, limit: 1, radius: 1 })).toEqual(['far'])
})

test('the nearest first, with its distance; one without a coordinate is last', () => {
  expect(ids({ point: at(0) })).toEqual(['near', 'next', 'far', 'online'])
  expect(nearestStores(places, { point: at(0) })[0]?.distance).toBeCloseTo(1113, -1)
})

test('cut by distance and by number', () => {
  expect(ids({ point: at(0), radius: 20_000 })).toEqual(['near', 'next', 'online'])
  expect(ids({ point: at(0), limit: 2 })).toEqual(['near', 'next'])
})

test('a tag is a category beside those of the store', () => {
  const cafe = { code: 'cafe', name: 'Café' }
  expect(placeOfStore({ id: 'a', categories: [cafe], tags: ['Parking'] }).categories).toEqual([
    cafe,
    { code: 'Parking', name: 'Parking' },
  ])
})

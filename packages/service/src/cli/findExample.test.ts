import { expect, it } from 'vitest'
import { createMemoryStore } from '../testing/createMemoryStore.ts'
import { theatre } from '../testing/records.ts'
import { findExample } from './findExample.ts'

const school = {
  ...theatre,
  ref: 'n20',
  categories: ['amenity/school'],
  coordinate: { latitude: 43.73, longitude: 7.42 },
}
const farSchool = { ...school, ref: 'n21', coordinate: { latitude: 43.76, longitude: 7.42 } }

/** A region whose center is in the sea. */
const region = { bounds: { north: 43.75, east: 7.5, south: 43.52, west: 7.4 } }

it('is around the nearest place of a common kind', async () => {
  const store = createMemoryStore([farSchool, theatre, school])
  expect(await findExample(store, region)).toEqual({ query: 'school', center: school.coordinate })
})

it('is missing where there is no such place', async () => {
  expect(await findExample(createMemoryStore([theatre]), region)).toBeUndefined()
})

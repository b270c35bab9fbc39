import { expect, test } from 'vitest'
import { createCountryReader } from './createCountryReader.ts'

const shapes = new URL(
  '../json/featureCollection.min.json',
  import.meta.resolve('name-suggestion-index'),
)
const read = await createCountryReader(shapes)

test('a part of a country is in that country', () => {
  expect(read({ include: ['uy', 'us-hi'] }).countries).toEqual(new Set(['URY', 'USA']))
})

test('a region contains all of its countries', () => {
  const { countries } = read({ include: ['005'] })
  expect(countries).toContain('URY')
  expect(countries).toContain('BRA')
  expect(countries).not.toContain('MEX')
})

test('the world contains every country that is not excluded as a whole', () => {
  expect(read({ include: ['001'], exclude: ['kz', 'us-ak'] })).toEqual({
    countries: null,
    absent: new Set(['KAZ']),
  })
})

test('a point and a named shape are in the country where they are located', () => {
  expect(read({ include: [[-56.2, -34.9, 10]] }).countries).toEqual(new Set(['URY']))
  expect(read({ include: ['aldi-sued.geojson'] }).countries).toEqual(new Set(['DEU']))
  expect(read({ include: ['ar-b.geojson'] }).countries).toEqual(new Set(['ARG']))
})

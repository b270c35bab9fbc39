import { expect, test } from 'vitest'
import { createCountryReader } from './createCountryReader.ts'

const shapes = new URL(
  '../json/featureCollection.min.json',
  import.meta.resolve('name-suggestion-index'),
)
const read = await createCountryReader(shapes)

test('a country is itself, a part of it is in it', () => {
  expect(read({ include: ['uy', 'us-hi'] }).countries).toEqual(new Set(['URY', 'USA']))
})

test('a region is all its countries', () => {
  const { countries } = read({ include: ['005'] })
  expect(countries).toContain('URY')
  expect(countries).toContain('BRA')
  expect(countries).not.toContain('MEX')
})

test('the world is everywhere, but for what is excluded whole', () => {
  expect(read({ include: ['001'], exclude: ['kz', 'us-ak'] })).toEqual({
    countries: null,
    absent: new Set(['KAZ']),
  })
})

test('a point and a named shape are in the country where they lie', () => {
  expect(read({ include: [[-56.2, -34.9, 10]] }).countries).toEqual(new Set(['URY']))
  expect(read({ include: ['aldi-sued.geojson'] }).countries).toEqual(new Set(['DEU']))
  expect(read({ include: ['ar-b.geojson'] }).countries).toEqual(new Set(['ARG']))
})

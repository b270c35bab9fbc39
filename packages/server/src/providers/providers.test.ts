import { expect, test } from 'vitest'
import { placeProviders } from './providers.ts'

const operationsAt = (url: string): readonly string[] =>
  placeProviders.nominatim?.create({ url, apiKey: '' }, {}).capabilities.operations ?? []

test('the app’s own Nominatim answers suggestions, but openstreetmap.org does not', () => {
  expect(operationsAt('https://nominatim.example')).toContain('suggest')
  expect(operationsAt('https://openstreetmap.org.example')).toContain('suggest')
  for (const url of [
    'https://nominatim.openstreetmap.org',
    'https://NOMINATIM.OpenStreetMap.org.',
  ]) {
    expect(operationsAt(url)).toEqual(['search', 'forwardGeocode', 'reverseGeocode'])
  }
})

import { expect, test } from 'vitest'
import { createLocator } from './createLocator.ts'
import type { Town } from './mergeTowns.ts'

function town(
  name: string,
  population: number,
  longitude: number,
  latitude: number,
  state?: string,
): Town {
  const country = longitude > -53 ? 'BRA' : 'URY'
  return {
    ref: name,
    name,
    otherNames: [],
    country,
    population,
    longitude,
    latitude,
    ...(state && { state }),
  }
}

const locate = createLocator([
  town('Montevideo', 1_300_000, -56.19, -34.9, 'Montevideo'),
  town('Paso Carrasco', 16_000, -56.04, -34.86, 'Canelones'),
  town('Haras del Lago', 60, -55.99, -34.82),
  town('Rivera', 64_000, -55.55, -30.9, 'Rivera'),
])

test('a large town has a large area, a small one only its streets', () => {
  expect(locate({ latitude: -34.87, longitude: -56.1 }).city).toBe('Montevideo')
  expect(locate({ latitude: -34.86, longitude: -56.04 }).city).toBe('Paso Carrasco')
})

test('a village without a state takes that of its neighbors', () => {
  const { city, state } = locate({ latitude: -34.82, longitude: -55.99 })
  expect(city).toBe('Haras del Lago')
  expect(state).toBeDefined()
})

test('a town on the other side of a border does not count', () => {
  // Santana do Livramento in Brazil, across the street from Rivera in Uruguay.
  const { country, city } = locate({ latitude: -30.89, longitude: -55.5 })
  expect(country).toBe('BRA')
  expect(city).toBeUndefined()
})

test('far from every town there is only a country, and on the sea not even that', () => {
  expect(locate({ latitude: -32.8, longitude: -54.2 })).toMatchObject({ country: 'URY' })
  expect(locate({ latitude: -32.8, longitude: -54.2 }).city).toBeUndefined()
  expect(locate({ latitude: -40, longitude: -120 })).toEqual({ country: '', towns: [] })
})

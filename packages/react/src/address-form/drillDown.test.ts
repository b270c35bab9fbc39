import {
  type Address,
  type AddressSuggestion,
  createConnection,
  type Place,
} from '@signpost/client'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { PlaceDetails } from '../queries/placeDetails.ts'
import { findNumbers } from './drillDown.ts'

const fetch = vi.fn(() => Promise.reject(new TypeError('There is no network.')))
const connection = createConnection({ baseUrl: 'https://geo.example', apiKey: 'any', fetch })

const place = (address: Address): Place => ({
  id: JSON.stringify(address),
  address,
  coordinate: { latitude: 51.5, longitude: -0.13 },
  phones: [],
  categories: [],
  brands: [],
  fuelPrices: [],
})

const chosen = (line1: string): AddressSuggestion => ({ kind: 'address', line1, line2: '' })
const find = (line1: string, found: PlaceDetails) =>
  findNumbers(new QueryClient(), connection, chosen(line1), found)

const several = (...addresses: readonly Address[]): PlaceDetails => ({
  status: 'ambiguous',
  places: addresses.map(place),
})

test('a postcode goes on with its houses', async () => {
  const area = { city: 'London', postal: 'SW1A 2AA', countryCode: 'GBR' }
  const found = several(
    { ...area, houseNumber: '10', street: 'Downing Street' },
    { ...area, houseNumber: '11', street: 'Downing Street' },
  )
  const numbers = await find('SW1A 2AA', found)
  const line2 = 'London, SW1A 2AA'
  const continues = (line1: string) => numbers?.continues({ kind: 'address', line1, line2 })
  expect(['12 Downing Street', 'Downing Street'].map(continues)).toEqual([true, false])
})

test('a building goes on with its units', async () => {
  const found = several({ street: 'Torre Azul', houseNumber: '4' }, { street: 'Torre Azul' })
  expect(await find('Torre Azul', found)).toMatchObject({ text: 'Torre Azul' })
})

test.each<[string, string, PlaceDetails]>([
  ['streets of two cities', 'Main Street', several({ city: 'A' }, { city: 'B' })],
  [
    'a house',
    'Canelones 2345',
    { status: 'ready', place: place({ street: 'Canelones', houseNumber: '2345' }) },
  ],
  [
    'a house whose number is only in the line',
    'Canelones 2345',
    { status: 'ready', place: place({ street: 'Canelones' }) },
  ],
  [
    'an intersection',
    'Rincón y Ituzaingó',
    { status: 'ready', place: place({ street: 'Rincón', kind: 'intersection' }) },
  ],
  ['no place', 'Canelones', { status: 'empty' }],
])('%s has no numbers, and nothing is requested', async (_, line1, found) => {
  fetch.mockClear()
  expect(await find(line1, found)).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

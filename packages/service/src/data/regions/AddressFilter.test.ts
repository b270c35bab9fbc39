import { expect, test } from 'vitest'
import type { AddressRecord } from '../record.ts'
import { AddressFilter } from './AddressFilter.ts'

function address(houseNumber: string, latitude: number, longitude: number): AddressRecord {
  return {
    kind: 'address',
    ref: `n1/${houseNumber}`,
    coordinate: { latitude, longitude },
    countryCode: 'URY',
    city: 'Montevideo',
    houseNumber,
    street: 'Canelones',
  }
}

test('a house and a shop in it have the same address', () => {
  const filter = new AddressFilter()
  expect(filter.isNew(address('1', -34.9, -56.2))).toBe(true)
  expect(filter.isNew(address('1', -34.9001, -56.2001))).toBe(false)
  expect(filter.isNew(address('3', -34.9, -56.2))).toBe(true)
})

test('the same address text at the other end of the town is another address', () => {
  const filter = new AddressFilter()
  filter.isNew(address('1', -34.9, -56.2))
  expect(filter.isNew(address('1', -34.8, -56.2))).toBe(true)
})

test('distinguishes a hundred thousand addresses', () => {
  const filter = new AddressFilter()
  let known = 0
  for (let number = 0; number < 100_000; number++) {
    if (!filter.isNew(address(String(number), -34.9, -56.2))) known++
  }
  expect(known).toBe(0)
})

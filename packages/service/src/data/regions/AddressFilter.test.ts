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

test('the address of a house and of a shop in it is one', () => {
  const filter = new AddressFilter()
  expect(filter.isNew(address('1', -34.9, -56.2))).toBe(true)
  expect(filter.isNew(address('1', -34.9001, -56.2001))).toBe(false)
  expect(filter.isNew(address('3', -34.9, -56.2))).toBe(true)
})

test('the same words at the other end of the town are another address', () => {
  const filter = new AddressFilter()
  filter.isNew(address('1', -34.9, -56.2))
  expect(filter.isNew(address('1', -34.8, -56.2))).toBe(true)
})

test('a hundred thousand addresses are told apart', () => {
  const filter = new AddressFilter()
  let known = 0
  for (let number = 0; number < 100_000; number++) {
    if (!filter.isNew(address(String(number), -34.9, -56.2))) known++
  }
  expect(known).toBe(0)
})

import { expect, test } from 'vitest'
import { addressesOf } from './addressesOf.ts'

test.each([
  ['3707,3709', ['3707', '3709']],
  ['2583,2581 B,2581 BIS', ['2583', '2581 B', '2581 BIS']],
  ['1; 3 ;;1', ['1', '3']],
  ['12-18', ['12-18']],
  ['s/n', []],
  ['S.N.', []],
  [' ', []],
])('reads %j as %j', (numbers, expected) => {
  const addresses = addressesOf({ 'addr:housenumber': numbers, 'addr:street': 'Nicaragua' })
  expect(addresses.map(({ houseNumber }) => houseNumber)).toEqual(expected)
})

test('a number without a street is no address, except a number in a village', () => {
  expect(addressesOf({ 'addr:housenumber': '7' })).toEqual([])
  expect(addressesOf({ 'addr:housenumber': '7', 'addr:place': 'Коянды' })).toEqual([
    { houseNumber: '7', street: 'Коянды', isSecond: false },
  ])
})

test('a house on a corner has an address on each street', () => {
  const tags = {
    'addr:housenumber': '1',
    'addr:street': 'Canelones',
    'addr:housenumber2': '802',
    'addr:street2': 'Convención',
  }
  expect(addressesOf(tags)).toEqual([
    { houseNumber: '1', street: 'Canelones', isSecond: false },
    { houseNumber: '802', street: 'Convención', isSecond: true },
  ])
})

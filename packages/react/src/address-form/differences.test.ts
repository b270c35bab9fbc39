import type { AddressValues } from '@signpost/client'
import { describe, expect, test } from 'vitest'
import { differences } from './differences.ts'

const typed: AddressValues = {
  'address-line1': '185 Berry Street',
  'address-line2': '',
  'address-level2': 'San Francisco',
  'address-level1': 'CA',
  'postal-code': '94105',
  country: 'US',
}

const changed = (values: AddressValues, from: AddressValues = typed) =>
  differences({ ...from }, values).map(({ field, was, now }) => `${field}: ${was} > ${now}`)

describe('a difference', () => {
  test.each<[string, AddressValues, string]>([
    ['a code', { 'postal-code': '94107' }, 'postal-code: 94105 > 94107'],
    ['a town', { 'address-level2': 'Oakland' }, 'address-level2: San Francisco > Oakland'],
    ['a state', { 'address-level1': 'Nevada' }, 'address-level1: CA > Nevada'],
    ['a missing unit', { 'address-line2': 'Apt 4' }, 'address-line2:  > Apt 4'],
    [
      'a number that is a part of the typed one',
      { 'address-line1': '85 Berry Street' },
      'address-line1: 185 Berry Street > 85 Berry Street',
    ],
    [
      'a direction',
      { 'address-line1': '185 S Berry St' },
      'address-line1: 185 Berry Street > 185 S Berry St',
    ],
  ])('%s', (_, values, expected) => {
    expect(changed(values)).toEqual([expected])
  })
})

describe('no difference', () => {
  test.each<[string, AddressValues, AddressValues?]>([
    ['case and punctuation', { 'address-level2': 'SAN-FRANCISCO' }],
    ['the post’s abbreviation of a street', { 'address-line1': '185 BERRY ST' }],
    ['a state by its name', { 'address-level1': 'California' }],
    ['a ZIP+4 code for a ZIP code', { 'postal-code': '94105-1234' }],
    ['accents', { 'address-level2': 'Asunción' }, { 'address-level2': 'asuncion' }],
    [
      'another order',
      { 'address-line1': '2345 Canelones' },
      { 'address-line1': 'Canelones, 2345' },
    ],
    [
      'a unit that was typed into the first line',
      { 'address-line1': '185 Berry St', 'address-line2': 'Apt 4' },
      { 'address-line1': '185 Berry Street apt. 4', 'address-line2': '' },
    ],
    [
      'a region that is called like the typed town',
      { 'address-level1': 'Montevideo' },
      { 'address-level1': '', 'address-level2': 'Montevideo' },
    ],
    ['the space of a code', { 'postal-code': 'SW1A 2AA' }, { 'postal-code': 'sw1a2aa' }],
    [
      'text without spaces',
      { 'address-line1': '渋谷2-21-1' },
      { 'address-line1': '渋谷２－２１－１ １０１' },
    ],
    ['a field that the form does not have', { 'address-level3': 'Mission Bay' }],
    ['a value that is not proposed', { 'address-level2': undefined, 'postal-code': '' }],
  ])('%s', (_, values, from) => {
    expect(changed(values, from)).toEqual([])
  })
})

test('in other countries a longer code is another code', () => {
  expect(
    changed({ 'postal-code': '01310-100' }, { 'postal-code': '01310', country: 'BR' }),
  ).toEqual(['postal-code: 01310 > 01310-100'])
})

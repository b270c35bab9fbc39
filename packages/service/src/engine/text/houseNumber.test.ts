import { expect, test } from 'vitest'
import { streetNameKey } from '../../../../build/src/places/streetName.ts'
import { houseNumberKey, leadingNumber } from './houseNumber.ts'

test.each([
  ['12 BIS', '12bis'],
  ['12-bis', '12bis'],
  ['12a', '12a'],
  ['12/3', '12/3'],
  ['12 к6', '12/6'],
  ['12 корп. 6', '12/6'],
  ['12К', '12/'],
  ['12кв', '12кв'],
  ['№ 5', 'no5'],
])('compares house numbers without spaces and case: %s', (houseNumber, key) => {
  expect(houseNumberKey(houseNumber)).toBe(key)
})

test.each([
  ['1234', 1234],
  ['12bis', 12],
  ['12/3', 12],
  ['a12', null],
  ['', null],
  ['9'.repeat(400), 999_999_999],
])('reads the number at the start of %s', (key, number) => {
  expect(leadingNumber(key)).toBe(number)
})

test.each([
  ['Avda. Italia', 'AV ITALIA'],
  ['Hauptstr.', 'Hauptstraße'],
  ['ул. Кенесары', 'улица Кенесары'],
])('compares streets by abbreviations: %s is %s', (one, other) => {
  expect(streetNameKey(one)).toBe(streetNameKey(other))
})

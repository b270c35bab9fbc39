import { expect, test } from 'vitest'
import { accuracy, accuracyOf } from './limits.ts'

test.each([
  [{ house_number: '1', street: 'Mitre', city: 'Montevideo' }, accuracy.houseNumber],
  [{ street: 'Mitre', city: 'Montevideo', postal: '11000' }, accuracy.street],
  [{ city: 'Montevideo', postal: '11000' }, accuracy.postal],
  [{ city: 'Montevideo', state: 'Montevideo', country: 'Uruguay' }, accuracy.city],
  [{ state: 'Montevideo', country: 'Uruguay' }, accuracy.state],
  [{ country: 'Uruguay', city: '' }, accuracy.country],
  [{}, undefined],
])('the query %j has the accuracy %s', (location, expected) => {
  expect(accuracyOf(location)).toBe(expected)
})

import { expect, test } from 'vitest'
import { at as inMontevideo } from '../fixtures/montevideo/addresses.ts'
import { at as inTokyo } from '../fixtures/tokyo/addresses.ts'
import { accuracyOf } from './forwardGeocode.ts'

const point = [0, 0] as const
const house = inMontevideo({ at: point, street: 'Buenos Aires', house: '678', postal: '11000' })
const street = inMontevideo({ at: point, street: 'Buenos Aires', postal: '11000' })
const postal = inMontevideo({ at: point, postal: '11000' })
const city = inMontevideo({ at: point })

test.each([
  ['buenos aires 678', 10],
  ['678, Buenos Aires, Montevideo', 10],
  ['buenos aires 67', 8],
  ['buenos aires 9999', 8],
  ['buenos aires', 6],
  ['BUENOS AIRÉS uruguay', 6],
  ['buenos aires 11000', 6],
  ['canelones 678', undefined],
  ['montevideo', undefined],
  ['678', undefined],
  ['11000', undefined],
])('the query %j for a house has the accuracy %s', (query, accuracy) => {
  expect(accuracyOf(query, house)).toBe(accuracy)
})

test('shorter queries for an address are less accurate', () => {
  expect(accuracyOf('buenos aires', street)).toBe(6)
  expect(accuracyOf('buenos aires 1', street)).toBeUndefined()
  expect(accuracyOf('11000 montevideo', postal)).toBe(4)
  expect(accuracyOf('montevideo URY', city)).toBe(3)
})

test('reads an address without spaces', () => {
  const ginza = inTokyo({
    at: point,
    city: '中央区',
    street: '銀座4丁目',
    house: '5-11',
    postal: '104-0061',
  })
  expect(accuracyOf('東京都中央区銀座4丁目5-11', ginza)).toBe(10)
  expect(accuracyOf('銀座4丁目', ginza)).toBe(6)
  expect(accuracyOf('中央区', ginza)).toBeUndefined()
})

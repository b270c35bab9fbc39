import { expect, test } from 'vitest'
import type { FuelPrice } from '../domain/fuel.ts'
import { DecodeContext } from './DecodeContext.ts'
import { decodeFuelPrice } from './fuelPrice.ts'

const whole = { value: 1.759, units: 'L', type: 'd', currency: 'EUR' }
const read = (record: object): FuelPrice | undefined =>
  decodeFuelPrice(record, new DecodeContext('search', undefined))

test('Prices: ¥175 and €1.759 keep their precision', () => {
  expect(read(whole)).toEqual({ value: 1.759, grade: 'diesel', unit: 'liter', currency: 'EUR' })
  expect(read({ ...whole, value: '175', currency: 'JPY' })).toMatchObject({ value: 175 })
})

test.each([
  -1,
  '-0.01',
  0,
  '0',
  '0.000',
  -0,
  'free',
  '',
  null,
  undefined,
  {},
  [1],
  true,
  '1,759',
  'Infinity',
])('Prices: zero, negative or unreadable hidden: %j', (value) => {
  expect(read({ ...whole, value })).toBeUndefined()
})

test.each([
  ['unit', { units: 'barrel' }],
  ['grade', { type: 'kerosene' }],
  ['currency', { currency: '€' }],
  ['unit', { units: {} }],
  ['grade', { type: ['d'] }],
  ['currency', { currency: 7 }],
  ['grade', { type: 'constructor' }],
] as const)('Prices: an unknown %s throws nothing, and is absent: %j', (part, unknown) => {
  const price = read({ ...whole, ...unknown })
  expect(price?.value).toBe(1.759)
  expect(price?.[part]).toBeUndefined()
})

import type { FuelPrice } from '@signpost/client'
import { expect, test } from 'vitest'
import { en } from '../fuel-prices/FuelPricesMessages.ts'
import { afterPrice, fuelPriceRows } from './fuelPrices.ts'

const english = { language: 'en' }

function texts(
  prices: readonly FuelPrice[],
  options: Parameters<typeof fuelPriceRows>[1] = english,
) {
  return fuelPriceRows(prices, options).map(({ text }) => text)
}

test('¥175 and €1.759 keep their precision', () => {
  const prices: FuelPrice[] = [
    { value: 175, currency: 'JPY', unit: 'liter', grade: 'regular' },
    { value: 1.759, currency: 'EUR', unit: 'liter', grade: 'premium' },
  ]
  expect(texts(prices)).toEqual(['¥175', '€1.759'])
})

test('prices that are zero, negative or unreadable are hidden, and nothing throws', () => {
  const strange: FuelPrice[] = [
    { value: -1, currency: 'UYU', unit: 'liter' },
    { value: 0, currency: 'UYU', unit: 'liter' },
    { value: Number.NaN, currency: 'UYU', unit: 'liter' },
    { value: Number.POSITIVE_INFINITY, unit: 'liter' },
    { value: 1.5, currency: 'EUR' },
  ]
  expect(texts(strange)).toEqual(['€1.50'])
  expect(texts(strange, { ...english, unit: 'liter' })).toEqual(['€1.50'])
})

test('a price of unknown currency is a bare number, and marked', () => {
  const prices: FuelPrice[] = [{ value: 1.599, currency: 'ZZZ', unit: 'liter' }, { value: 45.2 }]
  const rows = fuelPriceRows(prices, { language: 'de' })
  expect(rows.map(({ text, isMoney }) => [text, isMoney])).toEqual([
    ['1,599', false],
    ['45,2', false],
  ])
  expect(rows.map((row) => afterPrice(row, en))).toEqual([
    'per liter · currency unknown',
    'currency unknown',
  ])
})

test('the preferred grade comes first, the others in the order of fuel pumps', () => {
  const prices: FuelPrice[] = [
    { value: 3, currency: 'EUR', grade: 'diesel' },
    { value: 4, currency: 'EUR' },
    { value: 1, currency: 'EUR', grade: 'regular' },
  ]
  const grades = fuelPriceRows(prices, { ...english, preferredGrade: 'diesel' }).map(
    ({ price }) => price.grade,
  )
  expect(grades).toEqual(['diesel', 'regular', undefined])
})

test('converts gallons to liters on request, and marks converted prices', () => {
  const prices: FuelPrice[] = [
    { value: 4.459, currency: 'USD', unit: 'gallon', grade: 'regular' },
    { value: 1.5, currency: 'USD', unit: 'liter', grade: 'diesel' },
  ]
  const rows = fuelPriceRows(prices, { ...english, unit: 'liter' })
  expect(rows.map(({ text, isConverted }) => [text, isConverted])).toEqual([
    ['$1.178', true],
    ['$1.50', false],
  ])
})

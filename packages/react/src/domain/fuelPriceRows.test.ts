import type { FuelPrice } from '@signpost/client'
import { expect, test } from 'vitest'
import { fuelPriceRows } from './fuelPriceRows.ts'

const en = { language: 'en' }

function texts(prices: readonly FuelPrice[], options: Parameters<typeof fuelPriceRows>[1] = en) {
  return fuelPriceRows(prices, options).map(({ text }) => text)
}

test('¥175 and €1.759 keep their precision', () => {
  const prices: FuelPrice[] = [
    { value: 175, currency: 'JPY', unit: 'liter', grade: 'regular' },
    { value: 1.759, currency: 'EUR', unit: 'liter', grade: 'premium' },
  ]
  expect(texts(prices)).toEqual(['¥175', '€1.759'])
})

test('prices that are zero, negative or unreadable, or whose currency is unknown, are hidden, and nothing throws', () => {
  const strange: FuelPrice[] = [
    { value: -1, currency: 'UYU', unit: 'liter' },
    { value: 0, currency: 'UYU', unit: 'liter' },
    { value: Number.NaN, currency: 'UYU', unit: 'liter' },
    { value: 1.5, currency: 'ZZZ', unit: 'liter' },
    { value: 1.5, unit: 'gallon' },
    { value: 1.5, currency: 'EUR' },
  ]
  expect(texts(strange)).toEqual(['€1.50'])
  expect(texts(strange, { ...en, unit: 'liter' })).toEqual(['€1.50'])
})

test('the preferred grade first, the others as pumps show them', () => {
  const prices: FuelPrice[] = [
    { value: 3, currency: 'EUR', grade: 'diesel' },
    { value: 4, currency: 'EUR' },
    { value: 1, currency: 'EUR', grade: 'regular' },
  ]
  const grades = fuelPriceRows(prices, { ...en, preferredGrade: 'diesel' }).map(
    ({ price }) => price.grade,
  )
  expect(grades).toEqual(['diesel', 'regular', undefined])
})

test('gallons become liters where that is wished, and it is known which', () => {
  const prices: FuelPrice[] = [
    { value: 4.459, currency: 'USD', unit: 'gallon', grade: 'regular' },
    { value: 1.5, currency: 'USD', unit: 'liter', grade: 'diesel' },
  ]
  const rows = fuelPriceRows(prices, { ...en, unit: 'liter' })
  expect(rows.map(({ text, isConverted }) => [text, isConverted])).toEqual([
    ['$1.178', true],
    ['$1.50', false],
  ])
})

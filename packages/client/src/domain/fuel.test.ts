import { describe, expect, it } from 'vitest'
import { convertFuelPrice, type FuelPrice, fuelGrades, sortFuelPrices } from './fuel.ts'

describe('sortFuelPrices', () => {
  const prices: readonly FuelPrice[] = [
    { grade: 'e85', value: 1 },
    { value: 2 },
    { grade: 'diesel', value: 3 },
    { grade: 'regular', value: 4 },
    { value: 5 },
    { grade: 'diesel', value: 6 },
    { grade: 'premium', value: 7 },
    { grade: 'mid-grade', value: 8 },
  ]
  const values = (sorted: readonly FuelPrice[]) => sorted.map(({ value }) => value)

  it('sorts as pumps do, with unknown grades last and equal ones in their order', () => {
    expect(values(sortFuelPrices(prices))).toEqual([4, 8, 7, 3, 6, 1, 2, 5])
  })

  it('puts the preferred grade first', () => {
    expect(values(sortFuelPrices(prices, 'diesel'))).toEqual([3, 6, 4, 8, 7, 1, 2, 5])
    expect(values(sortFuelPrices(prices, 'regular'))).toEqual([4, 8, 7, 3, 6, 1, 2, 5])
  })

  it('has every grade once', () => {
    expect(new Set(fuelGrades).size).toBe(5)
  })
})

describe('convertFuelPrice', () => {
  const liter: FuelPrice = { grade: 'diesel', value: 1.759, unit: 'liter', currency: 'EUR' }

  it('converts US gallons and keeps the other fields', () => {
    const gallon = convertFuelPrice(liter, 'gallon')
    expect(gallon).toEqual({ ...liter, unit: 'gallon', value: expect.closeTo(6.658539, 6) })
    expect(gallon && convertFuelPrice(gallon, 'liter')?.value).toBeCloseTo(1.759, 12)
  })

  it('does not change a price in the same unit', () => {
    expect(convertFuelPrice(liter, 'liter')).toBe(liter)
  })

  it('does not guess a missing unit', () => {
    expect(convertFuelPrice({ value: 3.5, currency: 'USD' }, 'liter')).toBeUndefined()
  })
})

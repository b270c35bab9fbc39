import { describe, expect, it } from 'vitest'
import {
  cheapestFuel,
  convertFuelPrice,
  type FuelPrice,
  fuelGrades,
  sortFuelPrices,
} from './fuel.ts'

describe('fuel', () => {
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
})

describe('cheapestFuel', () => {
  function price(value: number, rest: Partial<FuelPrice> = {}): FuelPrice {
    return { value, grade: 'diesel', unit: 'liter', currency: 'EUR', ...rest }
  }

  function station(name: string, ...fuelPrices: FuelPrice[]) {
    return { name, fuelPrices }
  }

  function cheapest(...stations: ReturnType<typeof station>[]) {
    return cheapestFuel(stations, 'diesel').map(({ station, price }) => [station.name, price.value])
  }

  it('finds the lowest price of the grade, the first of equals', () => {
    expect(
      cheapest(
        station('dear', price(1.9)),
        station('cheap', price(1.8), price(1.7)),
        station('as cheap', price(1.7)),
        station('other grade', price(1, { grade: 'regular' })),
      ),
    ).toEqual([['cheap', 1.7]])
  })

  it('never compares two currencies', () => {
    expect(
      cheapest(
        station('border', price(1.8), price(1.7, { currency: 'CHF' })),
        station('abroad', price(1.6, { currency: 'CHF' })),
        station('town', price(1.75)),
      ),
    ).toEqual([
      ['town', 1.75],
      ['abroad', 1.6],
    ])
  })

  it('compares gallons with liters', () => {
    expect(
      cheapest(station('liters', price(1.7)), station('gallons', price(6.4, { unit: 'gallon' }))),
    ).toEqual([['gallons', 6.4]])
  })

  it('ignores prices that cannot be compared', () => {
    const { unit: _, ...noUnit } = price(0.1)
    const { currency: __, ...noCurrency } = price(0.1)
    const { grade: ___, ...noGrade } = price(0.1)
    const odd = station('odd', noUnit, noCurrency, noGrade, price(0), price(-1), price(Number.NaN))
    expect(cheapest(odd)).toEqual([])
    expect(cheapest(odd, station('sound', price(1.7)))).toEqual([['sound', 1.7]])
  })
})

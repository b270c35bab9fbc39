import { expect, it } from 'vitest'
import { cheapestFuel } from './cheapestFuel.ts'
import type { FuelPrice } from './fuel.ts'

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

import type { FuelPrice, Place } from '@signpost/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gradesOf, rankFuelStations } from './rankFuelStations.ts'

function station(id: string, fuelPrices: readonly FuelPrice[], distance?: number): Place {
  return { id, distance, fuelPrices, phones: [], categories: [], brands: [] }
}

function regular(value: number, currency = 'UYU', unit: FuelPrice['unit'] = 'liter'): FuelPrice {
  return { value, currency, unit, grade: 'regular' }
}

/** The ids in their order; the cheapest are marked with a star. */
function ranked(places: readonly Place[]): string[] {
  const { places: sorted, cheapest } = rankFuelStations(places, 'regular')
  return sorted.map(({ id }) => id + (cheapest.has(id) ? '*' : ''))
}

test('ranks by price and marks the cheapest; stations without a price are last, the nearest of them first', () => {
  const places = [
    station('far', [], 900),
    station('dear', [regular(80)]),
    station('near', [], 100),
    station('cheap', [regular(79), regular(70)]),
  ]
  expect(ranked(places)).toEqual(['cheap*', 'dear', 'near', 'far'])
})

test('compares gallons with liters, and not two currencies', () => {
  const places = [
    station('euro', [regular(1, 'EUR')]),
    station('gallon', [regular(3.5, 'USD', 'gallon')]),
    station('liter', [regular(1.2, 'USD')]),
  ]
  expect(ranked(places)).toEqual(['gallon*', 'liter', 'euro'])
})

test('ignores prices of 0 or less, of another grade, and without a currency', () => {
  const odd: FuelPrice[] = [
    regular(0),
    regular(-3),
    regular(Number.NaN),
    { ...regular(1), grade: 'diesel' },
    { value: 0.1, grade: 'regular', unit: 'liter' },
  ]
  expect(ranked([station('odd', odd), station('a', [regular(2)])])).toEqual(['a', 'odd'])
})

test('marks no single station as the cheapest, and all of equal price', () => {
  expect(ranked([station('a', [regular(1)])])).toEqual(['a'])
  expect(ranked([station('a', [regular(1)]), station('b', [regular(1)])])).toEqual(['a*', 'b*'])
})

test('lists the grades that are sold, and a chosen one, in the order of fuel pumps', () => {
  const places = [
    station('a', [{ value: 1, grade: 'diesel' }]),
    station('b', [regular(1), { value: 2 }]),
  ]
  expect(gradesOf(places)).toEqual(['regular', 'diesel'])
  expect(gradesOf(places, 'premium')).toEqual(['regular', 'premium', 'diesel'])
})

test('keeps every station, and none costs less than one before it', () => {
  const price = fc.record({
    value: fc.double({ min: 0.1, max: 9, noNaN: true }),
    grade: fc.constant('regular' as const),
    unit: fc.constantFrom('liter' as const, 'gallon' as const, undefined),
    currency: fc.constantFrom('UYU', 'USD', undefined),
  })
  fc.assert(
    fc.property(fc.array(fc.array(price, { maxLength: 3 })), (prices) => {
      const places = prices.map((list, index) => station(String(index), list))
      const { places: rows } = rankFuelStations(places, 'regular')
      expect(new Set(rows)).toEqual(new Set(places))
      const single = rows.flatMap(({ fuelPrices: [first, ...others] }) =>
        first?.unit === 'liter' && first.currency === 'UYU' && others.length === 0
          ? [first.value]
          : [],
      )
      expect(single).toEqual([...single].sort((a, b) => a - b))
    }),
  )
})

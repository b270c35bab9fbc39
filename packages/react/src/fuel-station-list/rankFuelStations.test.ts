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

function ranked(places: readonly Place[], sort: 'price' | 'distance' = 'price'): string[] {
  return rankFuelStations(places, { grade: 'regular', sort }).map(
    ({ place, isCheapest }) => place.id + (isCheapest ? '*' : ''),
  )
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

test('ranks by distance: 0 is the nearest, an unknown distance is last', () => {
  const places = [station('a', [regular(1)]), station('b', [regular(2)], 5), station('c', [], 0)]
  expect(ranked(places, 'distance')).toEqual(['c', 'b', 'a*'])
})

test('compares gallons with liters, and not two currencies', () => {
  const places = [
    station('euro', [regular(1, 'EUR')]),
    station('gallon', [regular(3.5, 'USD', 'gallon')]),
    station('liter', [regular(1.2, 'USD')]),
  ]
  expect(ranked(places)).toEqual(['gallon*', 'liter', 'euro'])
})

test('ignores prices of 0 or less, and of another grade', () => {
  const nothing: FuelPrice[] = [
    regular(0),
    regular(-3),
    regular(Number.NaN),
    { ...regular(1), grade: 'diesel' },
  ]
  const [first] = rankFuelStations([station('a', nothing)], { grade: 'regular', sort: 'price' })
  expect(first?.price).toBeUndefined()
})

test('a price without a currency is shown, and compared with none', () => {
  const bare: FuelPrice = { value: 0.1, grade: 'regular', unit: 'liter' }
  const places = [
    station('bare', [bare]),
    station('a', [regular(2)]),
    station('b', [bare, regular(1)]),
  ]
  const stations = rankFuelStations(places, { grade: 'regular', sort: 'price' })
  expect(stations.map(({ price }) => price?.value)).toEqual([1, 2, 0.1])
  expect(stations.map(({ isCheapest }) => isCheapest)).toEqual([true, false, false])
})

test('a single station is not marked as the cheapest', () => {
  expect(ranked([station('a', [regular(1)])])).toEqual(['a'])
})

test('lists the grades that are sold in the order of fuel pumps', () => {
  const places = [
    station('a', [{ value: 1, grade: 'diesel' }]),
    station('b', [regular(1), { value: 2 }]),
  ]
  expect(gradesOf(places)).toEqual(['regular', 'diesel'])
})

test('every station is listed once, and none costs less than one before it', () => {
  const price = fc.record({
    value: fc.double({ min: 0.1, max: 9, noNaN: true }),
    grade: fc.constant('regular' as const),
    unit: fc.constantFrom('liter' as const, 'gallon' as const, undefined),
    currency: fc.constantFrom('UYU', 'USD', undefined),
  })
  const places = fc.array(
    fc
      .tuple(fc.string({ maxLength: 2 }), fc.array(price, { maxLength: 3 }))
      .map(([id, prices]) => station(id, prices)),
  )
  fc.assert(
    fc.property(places, (given) => {
      const rows = rankFuelStations(given, { grade: 'regular', sort: 'price' })
      expect(rows.map(({ place }) => place.id).sort()).toEqual(
        [...new Set(given.map(({ id }) => id))].sort(),
      )
      const liters = rows.filter(({ price }) => price?.unit === 'liter' && price.currency === 'UYU')
      const values = liters.map(({ price }) => price?.value ?? 0)
      expect(values).toEqual([...values].sort((a, b) => a - b))
    }),
  )
})
